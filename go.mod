module vitae

go 1.26.8

require (
	github.com/abadojack/whatlanggo v1.0.1 // indirect
	github.com/alecthomas/kong v1.17.0 // indirect
	github.com/go-text/typesetting v0.3.5 // indirect
	github.com/google/go-cmp v0.7.0 // indirect
	github.com/klippa-app/go-pdfium v1.19.8 // indirect
	github.com/kljensen/snowball v0.10.0 // indirect
	github.com/wlynxg/chardet v1.0.5 // indirect
	golang.org/x/image v0.47.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/term v0.47.0 // indirect
	golang.org/x/text v0.43.0 // indirect
	golang.org/x/tools v0.52.0 // indirect
	pgregory.net/rapid v1.3.0 // indirect
)
