package docparse

import (
	"bytes"
	"cmp"
	"path/filepath"
	"regexp"
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
	plain := (want == TXT || want == Markdown) && (format == TXT || format == Markdown || format == JSON)
	if want == format || plain || !known && (foreignEndings[ext] == "" || format == DOCX || format == JSON) {
		return format, nil
	}
	return "", fault.New(detectOp, fault.Unsupported, "The file name ends in ."+ext+", but the file is "+
		contents[format]+". Rename it and try again.")
}

var endings = map[string]Format{
	"pdf": PDF, "docx": DOCX, "odt": ODT, "ott": ODT, "rtf": RTF, "html": HTML, "htm": HTML, "xhtml": HTML,
	"txt": TXT, "text": TXT, "md": Markdown, "markdown": Markdown,
	"json": JSON, "yaml": JSON, "yml": JSON,
}

var contents = map[Format]string{
	PDF: "a PDF", DOCX: "a Word document (DOCX)", ODT: "an OpenDocument text document (ODT)", RTF: "an RTF document",
	HTML: "a web page (HTML)", TXT: "plain text", Markdown: "Markdown",
	JSON: "JSON or YAML",
}

// foreign names formats that are not read, by how their content begins, with what the user can do.
var foreign = []struct{ magic, message string }{
	{"\xdb\xa5", docMessage}, // Word for Windows 2
	{"\x31\xbe\x00\x00", "This is a Microsoft Write document. Save it as DOCX or PDF and try again."},
	{"\xffWPC", "This is a WordPerfect document. Save it as DOCX or PDF and try again."},
	{"\x89PNG", imageMessage},
	{"\xff\xd8\xff", imageMessage},
	{"GIF8", imageMessage},
	{"BM", ""},
	{"II*\x00", imageMessage},
	{"MM\x00*", imageMessage},
	{"7z\xbc\xaf", archiveMessage},
	{"Rar!", archiveMessage},
	{"\x1f\x8b", archiveMessage},
	{"MIME-Version:", mhtMessage},
	{"From: <Saved by", mhtMessage},
	{"%!PS", "This is a PostScript file. Save it as PDF and try again."},
}

const (
	imageMessage   = "This is an image. Upload a PDF with text or a DOCX, or paste the text."
	mhtMessage     = "This is a web archive (MHTML). Save it as PDF, DOCX or HTML and try again."
	archiveMessage = "This is an archive. Unpack it and upload the resume itself."
	sheetMessage   = "This is a spreadsheet. Save it as PDF and try again."
	slidesMessage  = "This is a presentation. Save it as PDF and try again."
	lockedMessage  = "This document is protected by a password. Save it without one and try again."
	docMessage     = "This is an old Word document (.doc). Save it as DOCX or PDF and try again."
	pagesMessage   = "This is a Pages document. Export it as PDF or DOCX and try again."
	macroMessage   = "This Word document contains macros. Save it as DOCX without macros and try again."
)

var foreignEndings = map[string]string{
	"doc": docMessage, "dot": docMessage, "pages": pagesMessage, "docm": macroMessage,
	"dotm": macroMessage,
	"wps":  "This is a Microsoft Works document. Save it as DOCX or PDF and try again.",
	"fodt": "This is a flat OpenDocument file. Save it as ODT, DOCX or PDF and try again.",
	"png":  imageMessage, "jpg": imageMessage, "jpeg": imageMessage, "gif": imageMessage, "webp": imageMessage,
	"heic": imageMessage, "tif": imageMessage, "tiff": imageMessage, "bmp": imageMessage, "svg": imageMessage,
	"mht": mhtMessage, "mhtml": mhtMessage, "zip": archiveMessage, "rar": archiveMessage, "7z": archiveMessage,
	"gz":   archiveMessage,
	"xls":  sheetMessage,
	"xlsx": sheetMessage, "ods": sheetMessage,
	"ppt":  slidesMessage,
	"pptx": slidesMessage, "odp": slidesMessage,
}

// programEndings are run by a double click: a resume under such a name would be kept for whoever downloads it again.
var programEndings = map[string]bool{
	"exe": true, "com": true, "bat": true, "cmd": true, "msi": true, "scr": true, "pif": true, "cpl": true, "dll": true,
	"lnk": true, "hta": true, "reg": true,
	"vbs": true, "vbe": true, "wsf": true, "ps1": true, "jar": true, "apk": true, "app": true, "pkg": true, "dmg": true,
	"deb": true, "rpm": true, "appimage": true, "desktop": true,
}

// headOfFile is how much of a file is looked at to judge its format.
const headOfFile = 1024

func sniff(ext string, data []byte) (Format, error) {
	head := data[:min(len(data), headOfFile)]
	if format, err := sniffBinary(head, data); format != "" || err != nil {
		return format, err
	}
	trimmed := bytes.TrimLeft(bytes.TrimPrefix(head, []byte("\xef\xbb\xbf")), " \r\n\t")
	switch {
	case bytes.HasPrefix(trimmed, []byte(rtfMagic)):
		return RTF, nil
	case htmlLike(ext, head):
		return HTML, nil
	}
	m := foreignMessage(ext, head)
	if m == docMessage && readable(data) { // named as one, and it can't be one
		m = source("", head)
	}
	if m != "" {
		return "", fault.New(detectOp, fault.Unsupported, m)
	}
	if yamlLike(head) {
		return JSON, nil
	}
	if ext == "json" || len(trimmed) > 0 && trimmed[0] == '{' && utf8.Valid(data) && jsonLike(trimmed) {
		return JSON, nil
	}
	if want := endings[ext]; want == PDF || want == DOCX || want == ODT || want == RTF {
		return "", fault.New(detectOp, fault.Unsupported, "The file name ends in ."+ext+", but the file is not "+
			contents[want]+". Export it again and upload the new file.")
	}
	if ext == "md" || ext == "markdown" {
		return Markdown, nil
	}
	return TXT, nil
}

// sniffBinary recognizes a PDF and what is packed in a container; "" for other files.
func sniffBinary(head, data []byte) (Format, error) {
	switch {
	case bytes.Contains(head, []byte("%PDF-")):
		return PDF, nil
	case bytes.HasPrefix(data, []byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")):
		return sniffOLE(data)
	case bytes.HasPrefix(data, []byte("PK\x03\x04")), bytes.HasPrefix(data, []byte("PK\x05\x06")),
		bytes.HasPrefix(data, []byte("PK\x07\x08")):
		return sniffZip(data)
	}
	return "", nil
}

// readable reports whether a file is text, whatever its name says.
func readable(data []byte) bool { return utf8.Valid(data) && bytes.IndexByte(data, 0) < 0 }

var (
	// What stands before the first element of a page: declarations and comments.
	htmlProlog = regexp.MustCompile(`(?is)\A(?:\s+|<\?xml[^>]*>|<!--.*?-->)+`)
	htmlStart  = regexp.MustCompile(`(?i)\A<(?:!doctype\s+html|html|head|body)\b`)
	// What pages saved without their frame begin with. A Markdown file may begin so too: the name decides.
	htmlPiece = regexp.MustCompile(`(?i)<(?:div|section|article|main|header|table|h[1-6]|p|ul|ol|dl|meta|title|style)\b`)
)

// htmlLike reports whether a file is a web page.
func htmlLike(ext string, head []byte) bool {
	switch {
	case bytes.HasPrefix(head, []byte("\xff\xfe")), bytes.HasPrefix(head, []byte("\xfe\xff")):
		head = []byte(decodeUTF16(head[2:], head[0] == 0xfe))
	default:
		head = bytes.TrimPrefix(head, []byte("\xef\xbb\xbf"))
	}
	head = htmlProlog.ReplaceAll(head, nil)
	return htmlStart.Match(head) || endings[ext] == HTML && htmlPiece.Match(head)
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

// oleKinds are what an OLE container holds, by the name of a stream in it, with what the user can do.
var oleKinds = []struct {
	stream  string
	kind    fault.Kind
	message string
}{
	{"EncryptedPackage", fault.Unreadable, lockedMessage},
	{"EncryptionInfo", fault.Unreadable, lockedMessage},
	{"WordDocument", fault.Unsupported, docMessage},
	{"Workbook", fault.Unsupported, sheetMessage},
	{"PowerPoint Document", fault.Unsupported, slidesMessage},
	{"__properties_version1.0", fault.Unsupported, "This is an Outlook email. Save the resume that is attached to it, and upload that file."},
	{"MatOST", fault.Unsupported, "This is a Microsoft Works document. Save it as DOCX or PDF and try again."},
}

// sniffOLE says what an OLE container holds: an encrypted DOCX, an old Word document or something else.
func sniffOLE(data []byte) (Format, error) {
	for _, k := range oleKinds {
		var name []byte // in UTF-16
		for i := range len(k.stream) {
			name = append(name, k.stream[i], 0)
		}
		if bytes.Contains(data, name) {
			return "", fault.New(detectOp, k.kind, k.message)
		}
	}
	return "", fault.New(detectOp, fault.Unsupported, docMessage)
}

// zipHeader is the length of what stands before the name of an archive's first file.
const zipHeader = 30

// sniffZip distinguishes DOCX and ODT from the other formats that are ZIP files, by the names at the archive's local
// headers.
func sniffZip(data []byte) (Format, error) {
	has := func(s string) bool { return bytes.Contains(data, []byte(s)) }
	switch {
	case bytes.HasPrefix(data[min(len(data), zipHeader):], []byte("mimetypeapplication/vnd.oasis.opendocument")):
		return ODT, nil
	case has("word/vbaProject.bin"):
		return "", fault.New(detectOp, fault.Unsupported, macroMessage)
	case has("word/document") || has("word/"):
		return DOCX, nil
	case has("mimetype") && has("content.xml"):
		return ODT, nil
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
