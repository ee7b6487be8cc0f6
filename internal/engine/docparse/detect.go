package docparse

import (
	"bytes"
	"cmp"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"vitae/internal/base/fault"
)

const detectOp = "docparse.detect"

func emptyFile(op string) error {
	return fault.New(op, fault.Unreadable, "This file has no text. Choose the file with your resume.")
}

// detect judges a file's format by its content and refuses a name that contradicts it.
func detect(name string, data []byte) (Format, error) {
	if len(data) == 0 {
		return "", fault.New(detectOp, fault.Unreadable, "The file is empty. Choose the file with your resume.")
	}
	if len(data) > MaxFile {
		return "", fault.New(detectOp, fault.TooLarge, "The file is larger than 10 MB. Remove images and try again.")
	}
	ext := strings.ToLower(strings.TrimPrefix(filepath.Ext(name), "."))
	if programEndings[ext] {
		return "", fault.New(detectOp, fault.Unsupported,
			"The file name ends in ."+ext+", which is a file extension for programs. Rename the file and try again.")
	}
	format, err := sniff(ext, data)
	if err != nil {
		return "", err
	}
	want, known := endings[ext]
	plain := want == TXT || want == Markdown
	if !known || want == format || plain && format != PDF && format != DOCX {
		return format, nil
	}
	return "", fault.New(detectOp, fault.Unsupported, "The file name ends in ."+ext+", but the file is "+
		contents[format]+". Rename it and try again.")
}

var endings = map[string]Format{
	"pdf": PDF, "docx": DOCX, "txt": TXT, "text": TXT, "md": Markdown, "markdown": Markdown,
	"json": JSON, "yaml": JSON, "yml": JSON,
}

var contents = map[Format]string{
	PDF: "a PDF", DOCX: "a Word document (DOCX)", TXT: "plain text", Markdown: "Markdown",
	JSON: "JSON or YAML",
}

// foreign names formats that are not read, by how their content begins, with what the user can do.
var foreign = []struct{ magic, message string }{
	{"{\\rtf", "This is an RTF document. Open it in a word processor, save it as DOCX or PDF and try again."},
	{"\x89PNG", imageMessage},
	{"\xff\xd8\xff", imageMessage},
	{"GIF8", imageMessage},
	{"BM", ""},
	{"II*\x00", imageMessage},
	{"MM\x00*", imageMessage},
	{"<!DOCTYPE html", htmlMessage},
	{"<!doctype html", htmlMessage},
	{"<html", htmlMessage},
	{"<HTML", htmlMessage},
	{"7z\xbc\xaf", archiveMessage},
	{"Rar!", archiveMessage},
	{"\x1f\x8b", archiveMessage},
	{"%!PS", "This is a PostScript file. Save it as PDF and try again."},
}

const (
	imageMessage   = "This is an image. Upload a PDF with text or a DOCX, or paste the text."
	htmlMessage    = "This is a web page. Save it as PDF, or paste its text."
	archiveMessage = "This is an archive. Unpack it and upload the resume itself."
	odtMessage     = "This is an OpenDocument file. Save it as DOCX or PDF and try again."
	docMessage     = "This is an old Word document (.doc). Save it as DOCX or PDF and try again."
	pagesMessage   = "This is a Pages document. Export it as PDF or DOCX and try again."
	macroMessage   = "This Word document contains macros. Save it as DOCX without macros and try again."
)

var foreignEndings = map[string]string{
	"doc": docMessage, "dot": docMessage, "odt": odtMessage, "pages": pagesMessage, "docm": macroMessage,
	"dotm": macroMessage,
	"rtf":  "This is an RTF document. Open it in a word processor, save it as DOCX or PDF and try again.",
	"png":  imageMessage, "jpg": imageMessage, "jpeg": imageMessage, "gif": imageMessage, "webp": imageMessage,
	"heic": imageMessage, "tif": imageMessage, "tiff": imageMessage, "bmp": imageMessage, "svg": imageMessage,
	"htm": htmlMessage, "html": htmlMessage, "zip": archiveMessage, "rar": archiveMessage, "7z": archiveMessage,
	"gz":   archiveMessage,
	"xls":  "This is a spreadsheet. Save it as PDF and try again.",
	"xlsx": "This is a spreadsheet. Save it as PDF and try again.",
	"ppt":  "This is a presentation. Save it as PDF and try again.",
	"pptx": "This is a presentation. Save it as PDF and try again.",
}

// programEndings are run by a double click: a resume under such a name would be kept for whoever downloads it again.
var programEndings = map[string]bool{
	"exe": true, "com": true, "bat": true, "cmd": true, "msi": true, "scr": true, "pif": true, "cpl": true, "dll": true,
	"lnk": true, "hta": true, "reg": true,
	"vbs": true, "vbe": true, "wsf": true, "ps1": true, "jar": true, "apk": true, "app": true, "pkg": true, "dmg": true,
	"deb": true, "rpm": true, "appimage": true, "desktop": true,
}

func sniff(ext string, data []byte) (Format, error) {
	refuse := func(message string) (Format, error) {
		return "", fault.New(detectOp, fault.Unsupported, message)
	}
	head := data[:min(len(data), 1024)]
	switch {
	case bytes.Contains(head, []byte("%PDF-")):
		if m := foreignEndings[ext]; m != "" {
			return refuse("The file name ends in ." + ext + ", but the file is a PDF. Rename it and try again.")
		}
		return PDF, nil
	case bytes.HasPrefix(data, []byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")):
		return sniffOLE(data)
	case bytes.HasPrefix(data, []byte("PK\x03\x04")), bytes.HasPrefix(data, []byte("PK\x05\x06")),
		bytes.HasPrefix(data, []byte("PK\x07\x08")):
		return sniffZip(data)
	}
	if m := foreignMessage(ext, head); m != "" {
		return refuse(m)
	}
	if yamlLike(head) {
		return JSON, nil
	}
	trimmed := bytes.TrimLeft(bytes.TrimPrefix(head, []byte("\xef\xbb\xbf")), " \r\n\t")
	if ext == "json" || len(trimmed) > 0 && trimmed[0] == '{' && utf8.Valid(data) && jsonLike(trimmed) {
		return JSON, nil
	}
	if ext == "pdf" || ext == "docx" {
		return "", fault.New(detectOp, fault.Unsupported, "The file name ends in ."+ext+", but the file is not a "+
			strings.ToUpper(ext)+". Export it again and upload the new file.")
	}
	if ext == "md" || ext == "markdown" {
		return Markdown, nil
	}
	return TXT, nil
}

// foreignMessage returns what to say of a file of a format that is not read, by its first bytes, its name, or as the
// source of a document; "" where it is none.
func foreignMessage(ext string, head []byte) string {
	for _, f := range foreign {
		if f.message != "" && bytes.HasPrefix(bytes.TrimLeft(head, " \r\n\t"), []byte(f.magic)) {
			return f.message
		}
	}
	if bytes.HasPrefix(head, []byte("RIFF")) && len(head) > 12 && string(head[8:12]) == "WEBP" {
		return imageMessage
	}
	return cmp.Or(foreignEndings[ext], source(ext, head))
}

func jsonLike(trimmed []byte) bool {
	rest := bytes.TrimLeft(trimmed[1:], " \r\n\t")
	return len(rest) > 0 && (rest[0] == '"' || rest[0] == '}')
}

// sniffOLE distinguishes an encrypted DOCX from an old Word document; both live in an OLE container.
func sniffOLE(data []byte) (Format, error) {
	utf16 := func(s string) []byte {
		var b []byte
		for i := 0; i < len(s); i++ {
			b = append(b, s[i], 0)
		}
		return b
	}
	if bytes.Contains(data, utf16("EncryptedPackage")) || bytes.Contains(data, utf16("EncryptionInfo")) {
		return "", fault.New(detectOp, fault.Unreadable,
			"This document is protected by a password. Save it without one and try again.")
	}
	return "", fault.New(detectOp, fault.Unsupported, docMessage)
}

// sniffZip distinguishes DOCX from the other formats that are ZIP files, by the names at the archive's local headers.
func sniffZip(data []byte) (Format, error) {
	has := func(s string) bool { return bytes.Contains(data, []byte(s)) }
	switch {
	case has("word/vbaProject.bin"):
		return "", fault.New(detectOp, fault.Unsupported, macroMessage)
	case has("word/document") || has("word/"):
		return DOCX, nil
	case has("mimetypeapplication/vnd.oasis.opendocument") || has("mimetype") && has("content.xml"):
		return "", fault.New(detectOp, fault.Unsupported, odtMessage)
	case has("Index/Document.iwa") || has("index.xml.gz"):
		return "", fault.New(detectOp, fault.Unsupported, pagesMessage)
	case has("[Content_Types].xml") && !has("xl/") && !has("ppt/"):
		return DOCX, nil
	case has("xl/workbook"), has("ppt/presentation"):
		return "", fault.New(detectOp, fault.Unsupported,
			"This is a spreadsheet or a presentation. Save it as PDF and try again.")
	}
	if linkedInLike(data) {
		return JSON, nil
	}
	return "", fault.New(detectOp, fault.Unsupported, archiveMessage)
}
