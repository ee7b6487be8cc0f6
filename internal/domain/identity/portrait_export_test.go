package identity

// Portrait lets the fuzzer reach what draws a photo, without a database.
var Portrait = portrait
