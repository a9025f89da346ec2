import SwiftUI
import struct Foundation.Date
import func Darwin.C.stdlib.abs
import class UIKit.UIView; import enum Kit.Mode
@testable import Garden
@preconcurrency public import Soil
internal import typealias Seeds.Packet
@_spi(Internal) @_exported import Roots
