"""A browser without a window, driven over its DevTools protocol with the standard library alone."""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import threading
import time
import urllib.request

PROGRAMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def program():
    """The path of a Chromium, or None."""
    return next((found for found in map(shutil.which, PROGRAMS) if found), None)


class Browser:
    """One page. What the page logs, throws, asks for and opens is kept in `events`."""

    def __init__(self, path):
        self.folder = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [
                path,
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--no-first-run",
                "--disable-background-networking",
                "--remote-debugging-port=0",
                f"--user-data-dir={self.folder}",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        port = self._port()
        address = f"http://127.0.0.1:{port}/json"
        page = next(target for target in json.load(urllib.request.urlopen(address)) if target["type"] == "page")
        self._connect(port, page["webSocketDebuggerUrl"].split(str(port), 1)[1])
        self.number = 0
        self.events = []
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def _port(self):
        for line in self.process.stderr:
            if "DevTools listening on" in line:
                # The rest must be read, or the browser would wait for room in the pipe.
                threading.Thread(target=self.process.stderr.read, daemon=True).start()
                return int(line.split("127.0.0.1:")[1].split("/")[0])
        raise AssertionError("the browser did not start")

    # The little of RFC 6455 that is needed.

    def _connect(self, port, path):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self._read(1)
        assert b" 101 " in answer.split(b"\r\n")[0], answer

    def _read(self, count):
        data = b""
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            assert more, "the browser closed the connection"
            data += more
        return data

    def _send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        if len(data) < 126:
            length = bytes([0x80 | len(data)])
        elif len(data) < 1 << 16:
            length = bytes([0x80 | 126]) + struct.pack(">H", len(data))
        else:
            length = bytes([0x80 | 127]) + struct.pack(">Q", len(data))
        self.socket.sendall(b"\x81" + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def _receive(self):
        message = b""
        while True:
            first, second = self._read(2)
            length = second & 0x7F
            if length == 126:
                length = struct.unpack(">H", self._read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self._read(8))[0]
            message += self._read(length)
            if first & 0x80:
                return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        self._send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = self._receive()
            if answer.get("id") == self.number:
                assert "error" not in answer, f"{method}: {answer['error']}"
                return answer["result"]
            self.events.append(answer)
            if answer.get("method") == "Page.javascriptDialogOpening":
                # Else everything would wait for it; the check of the events fails all the same.
                self.number += 1
                self._send(json.dumps({"id": self.number, "method": "Page.handleJavaScriptDialog", "params": {"accept": False}}))

    # What checks do.

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in result, f"{expression}: {result['exceptionDetails']}"
        return result["result"].get("value")

    def open(self, path, fragment=""):
        self.events = []
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=path.resolve().as_uri() + fragment)
        for _ in range(600):
            if self.evaluate("location.protocol === 'file:' && document.readyState === 'complete'"):
                return
            time.sleep(0.02)
        raise AssertionError(f"{path} does not load")

    def appear(self, width=1280, height=900, dark=False, medium=""):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", media=medium, features=[scheme])

    def run_scripts(self, allowed):
        self.call("Emulation.setScriptExecutionDisabled", value=not allowed)

    def click(self, selector):
        """A click of the mouse in the middle of the first element that fits."""
        place = self.evaluate(
            f"""(() => {{ const e = document.querySelector({json.dumps(selector)});
            e.scrollIntoView({{ block: "center", inline: "center" }});
            const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }})()"""
        )
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

    def press(self, key):
        for kind in ["rawKeyDown", "keyUp"]:
            code = {"Tab": 9, "Enter": 13}[key]
            text = {"text": "\r"} if key == "Enter" and kind == "rawKeyDown" else {}
            self.call(
                "Input.dispatchKeyEvent",
                type="keyDown" if text else kind, key=key, code=key, windowsVirtualKeyCode=code, **text,
            )

    def type(self, text):
        self.call("Input.insertText", text=text)

    def wait(self, expression):
        for _ in range(150):
            if self.evaluate(expression):
                return
            time.sleep(0.02)
        raise AssertionError(f"never true: {expression}")

    def picture(self, path):
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def complaints(self):
        """What a page must not do: errors, messages, dialogs, and requests for anything but the file itself."""
        self.evaluate("0")
        found = []
        for event in self.events:
            method, content = event.get("method"), event.get("params", {})
            if method in ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"]:
                found.append(json.dumps(content)[:300])
            elif method == "Page.javascriptDialogOpening":
                found.append("a dialog: " + content["message"])
            elif method == "Network.requestWillBeSent":
                if content["type"] != "Document" and not content["request"]["url"].startswith("about:"):
                    found.append("asks for " + content["request"]["url"])
        return found

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
