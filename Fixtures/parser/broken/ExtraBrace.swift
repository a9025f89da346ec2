struct Garden {
  func water() {
    bed.water()
    }
  }

  var rows = 3
}

func after() {}
