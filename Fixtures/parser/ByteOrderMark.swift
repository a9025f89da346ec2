// a mark before the first byte
let a = 1
