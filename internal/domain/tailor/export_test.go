package tailor

// SumOf is what a reading is kept under.
var SumOf = sumOf
