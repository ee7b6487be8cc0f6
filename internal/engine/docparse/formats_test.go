package docparse

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// officeFiles are documents of the public set, saved in other formats by LibreOffice 7.4 (the ODT without its
// thumbnail and settings).
var officeFiles = []string{"p01__docx-plain", "p02__docx-pandoc", "p03__docx-table"}

// TestSameInEveryFormat holds that a document says the same as ODT, RTF and HTML as it does as DOCX.
func TestSameInEveryFormat(t *testing.T) {
	t.Parallel()
	for _, name := range officeFiles {
		word, err := testReader().Read(context.Background(), "",
			testFile(t, filepath.Join("..", "..", "..", "testdata", "parsing", "docs", name+".docx")))
		if err != nil {
			t.Fatal(err)
		}
		for _, format := range []Format{ODT, RTF, HTML} {
			file := name + "." + string(format)
			res, err := testReader().Read(context.Background(), file, testdata(t, "formats/"+file))
			if err != nil || res.Format != format {
				t.Errorf("%s: %v", file, err)
				continue
			}
			if d := cmp.Diff(string(word.Document.JSON()), string(res.Document.JSON())); d != "" {
				t.Errorf("%s is read differently: %s", file, d)
			}
			if len(word.Layout.Tables) != len(res.Layout.Tables) {
				t.Errorf("%s has %d tables that hold text side by side, the DOCX %d", file, len(res.Layout.Tables),
					len(word.Layout.Tables))
			}
			holdAnswer(t, file, res, nil)
		}
	}
}

// readForm reads one file and shows its lines: "#" before a heading's rank, "-" before a point, "|" between cells.
func readForm(t *testing.T, name, data string) (*Result, string) {
	t.Helper()
	res, err := testReader().Read(context.Background(), name, []byte(data))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	holdAnswer(t, name, res, nil)
	var out strings.Builder
	for i := range res.lines {
		l := &res.lines[i]
		if l.level > 0 {
			out.WriteString(strings.Repeat("#", l.level) + " ")
		}
		if l.mark {
			out.WriteString("- ")
		}
		for i, s := range l.segs {
			if i > 0 {
				out.WriteString(" | ")
			}
			if s.bold {
				out.WriteString("*")
			}
			out.WriteString(s.text)
		}
		out.WriteString("\n")
	}
	return res, out.String()
}

const wordpad = `{\rtf1\ansi\ansicpg1252\deff0\nouicompat\deflang1031{\fonttbl{\f0\fnil\fcharset0 Calibri;}{\f1\fnil\fcharset2 Symbol;}{\f2\fnil\fcharset204 Arial;}}
{\*\generator Riched20 10.0.19041}\viewkind4\uc1
\pard\sa200\sl276\slmult1\b\f0\fs36\lang7 J\'f6rg M\'fcller\b0\fs22\par
joerg@example.org\tab +49 30 1234567\par
\b Berufserfahrung\b0\par
Ingenieur, Stra\'dfenbau AG, 2019 \endash  heute\par

\pard{\pntext\f1\'B7\tab}{\*\pn\pnlvlblt\pnf1\pnindent0{\pntxtb\'B7}}\fi-360\li720 Br\'fccken gebaut\par
{\pntext\f1\'B7\tab}Team von \u8222?f\'fcnf\u8220? gef\'fchrt\par

\pard\sa200 \b Sprachen\b0\par
\f1\plain Deutsch, {\f2 \'d0\'f3\'f1\'f1\'ea\'e8\'e9}\par
}
` + "\x00"

const wordRTF = `{\rtf1\adeflang1025\ansi\ansicpg1252\uc1\adeff0\deff0{\fonttbl{\f0\froman\fcharset0\fprq2{\*\panose 02020603050405020304}Times New Roman;}{\f5\fbidi \froman\fcharset128 MS Mincho{\*\falt \'82\'6c\'82\'72};}}
{\colortbl;\red0\green0\blue0;\red255\green255\blue255;}
{\stylesheet{\ql \snext0 Normal;}{\s1\ql\sb240\outlinelevel0 \b heading 1;}{\*\cs10 \additive Default Paragraph Font;}{\s16 \'dcberschrift 2;}}
{\*\rsidtbl \rsid1}{\info{\title My CV}{\author Somebody Else}{\operator x}}
{\header \pard\plain {ana@example.com}\par}
\pard\plain \fs40\b Ana Roe\par
\pard\plain {\field{\*\fldinst {HYPERLINK "https://github.com/ana" }}{\fldrslt {\ul my code}}}\par
\pard\plain \s1\outlinelevel0\b Experience\b0\par
{\shp{\*\shpinst\shpleft0{\sp{\sn shapeType}{\sv 202}}{\shptxt \pard\plain Boxed words\par}}{\shprslt{\*\do\dptxbx{\dptxbxtext\pard Twice\par}}}}\par
\trowd\trgaph108\cellx2000\cellx9000 \pard\intbl 2019 - 2022\cell \pard\intbl Engineer, Acme Ltd\cell\row
\trowd\cellx9000\pard\intbl Over both columns\cell\row
\trowd\cellx2000\cellx9000\pard\intbl 2017 - 2019\cell \pard\intbl\itap2 Inner\nestcell{\nonesttables\par}\pard\intbl\itap2 cell\nestcell{\*\nesttableprops\trowd\cellx100\cellx200\nestrow}\pard\intbl\itap1\cell\row
\pard\plain {\deleted Never} {\v Kubernetes wizard} {\cf2 white words}Shown{\*\atnid 1}{\*\annotation \pard a remark\par} text{\footnote \pard\plain a footnote\par}\line next row\par
\pard {\object\objemb{\*\objdata 0105}{\result{\pict\wmetafile8\picwgoal3000\pichgoal3000 0100}}}
{\upr{\pard old}{\*\ud{\pard new \u26085 ?}}}{\f5\'93\'fa\'96\'7b}\u-10179?\u-8704?\par
\pard\plain \s16 Skills\par\pard\plain Go\~1\_2 \{x\}\par}
}`

// TestRTF holds what WordPad and Word write: signs of lists, code pages, tables, boxes, and what is not shown.
func TestRTF(t *testing.T) {
	t.Parallel()
	res, lines := readForm(t, "cv.rtf", wordpad)
	want := "*Jörg Müller\njoerg@example.org | +49 30 1234567\n*Berufserfahrung\n" +
		"Ingenieur, Straßenbau AG, 2019 – heute\n- Brücken gebaut\n- Team von „fünf“ geführt\n*Sprachen\nDeutsch, Русский\n"
	if d := cmp.Diff(want, lines); d != "" {
		t.Error(d)
	}
	if b := res.Document.Basics; b.Name != "Jörg Müller" || b.Email != "joerg@example.org" {
		t.Errorf("%+v", b)
	}
	res, lines = readForm(t, "", wordRTF)
	want = "ana@example.com\n*Ana Roe\nmy code\n# *Experience\nBoxed words\n2019 - 2022 | Engineer, Acme Ltd\nOver both columns\n" +
		"2017 - 2019 | Inner | cell\nwhite wordsShown text\nnext row\nnew 日日本😀\n## Skills\nGo 1-2 {x}\na footnote\n"
	if d := cmp.Diff(want, lines); d != "" {
		t.Error(d)
	}
	l := res.Layout
	if len(l.Hidden) != 2 || l.Hidden[0].Text != "Kubernetes wizard" || l.Hidden[1].Text != "white words" {
		t.Errorf("hidden %+v", l.Hidden)
	}
	if len(l.TextBoxes) != 1 || len(l.Images) != 1 || len(l.Furniture) != 1 || len(l.Tables) == 0 {
		t.Errorf("boxes %v, images %v, furniture %v, tables %v", l.TextBoxes, l.Images, l.Furniture, l.Tables)
	}
	if p := res.Document.Basics.Profiles; len(p) != 1 || p[0].URL != "https://github.com/ana" {
		t.Errorf("profiles %+v", p)
	}
}

const webPage = `<!-- saved --><!DOCTYPE html>
<html><head><meta charset="windows-1252"><title>Not shown</title>
<style>@media print{.x{display:none}} .sr-only{position:absolute;clip:rect(0,0,0,0)} h1.name, #n { font-size: 30px }
.date{float:right} p.b{font-weight:700}</style>
<script>document.write("<p>never</p>")</script>
<body>
<h1 class=name>Jos` + "\xe9" + ` Ram&iacute;rez</h1>
<p><a href="mailto:jose@example.es">jose@example.es</a> <a href="javascript:x">x</a><span hidden>ghost</span>
<h2>Experience</h2>
<div><b>Nurse</b>, Hospital <i>La Paz</i><span class="date">2019
   &ndash; 2022</span></div>
<ul><li>Cared for   24 beds<li><p>Led six people</p><p>and more</p><ul><li>inner</ul></ul>
<p class="b">Bold words</p><p class="sr-only">Kubernetes wizard</p>
<table><tr><td>2017 - 2019<td>Assistant, Clinic<tr><td colspan=2><table><tr><td>a<td>b</table></table>
<dl><dt>Languages<dd>Spanish, English<dt>Long<dd>one<br>two</dl>
<svg><title/><text>drawn</text></svg><select><option>a<option>b</select><noscript>off</noscript>
<pre>kept	apart
second row</pre>
<div style="color:#fff">white words</div></div></p>
<img src="https://example.org/x.png" width=200 height=200><img src=i.png width=16 height=16>
<h2>Skills</h2><p>Go, SQL<br>C++ &nbsp; Rust</p>`

// TestHTML holds that a page is read as a browser shows it without running or fetching anything.
func TestHTML(t *testing.T) {
	t.Parallel()
	res, lines := readForm(t, "cv.html", webPage)
	want := "# *José Ramírez\njose@example.es x\n## *Experience\n*Nurse, Hospital La Paz | 2019 – 2022\n- Cared for 24 beds\n" +
		"- Led six people\nand more\n- inner\n*Bold words\n2017 - 2019 | Assistant, Clinic\na | b\n" +
		"Languages | Spanish, English\nLong\none\ntwo\nkept | apart\nsecond row\nwhite words\n## *Skills\nGo, SQL\nC++ | Rust\n"
	if d := cmp.Diff(want, lines); d != "" {
		t.Error(d)
	}
	var hidden []string
	for _, h := range res.Layout.Hidden {
		hidden = append(hidden, h.Text)
	}
	if d := cmp.Diff([]string{"ghost", "Kubernetes wizard", "white words"}, hidden); d != "" {
		t.Error(d)
	}
	if len(res.Layout.Images) != 1 || len(res.Layout.Tables) == 0 {
		t.Errorf("images %v, tables %v", res.Layout.Images, res.Layout.Tables)
	}
	utf16, _ := readForm(t, "cv.htm", "\xff\xfe"+wide("<html><p>Ana Roe<p>ana@example.com"))
	if utf16.Document.Basics.Name != "Ana Roe" {
		t.Errorf("UTF-16: %q", utf16.Document.Basics.Name)
	}
	if piece, _ := readForm(t, "cv.html", "<h1>Ana Roe</h1><p>ana@example.com"); piece.Format != HTML {
		t.Error("a page without its frame is no page")
	}
	if md, _ := readForm(t, "cv.md", "<h1 align=center>Ana Roe</h1>\n\nana@example.com"); md.Format == HTML {
		t.Error("Markdown that begins with a tag is a page")
	}
}

// wide returns a text as UTF-16.
func wide(s string) string {
	var b strings.Builder
	for _, r := range s {
		b.WriteByte(byte(r))
		b.WriteByte(byte(r >> 8))
	}
	return b.String()
}

const odtNS = `xmlns:office="o" xmlns:style="s" xmlns:text="t" xmlns:table="tb" xmlns:fo="f" xmlns:draw="d" xmlns:xlink="x" xmlns:svg="v"`

// odtOf makes an OpenDocument text of automatic styles and a body.
func odtOf(t testing.TB, styles, body string) []byte {
	t.Helper()
	return zipOf(t, "mimetype", odtType, "META-INF/manifest.xml", "<manifest/>",
		"styles.xml", `<office:document-styles `+odtNS+`><office:styles><style:style style:name="Heading_20_1" style:family="paragraph" style:default-outline-level="1"><style:text-properties fo:font-weight="bold"/></style:style></office:styles><office:master-styles><style:master-page><style:header><text:p>ana@example.com</text:p></style:header><style:footer style:display="false"><text:p>Never</text:p></style:footer></style:master-page></office:master-styles></office:document-styles>`,
		"content.xml", `<?xml version="1.0"?><office:document-content `+odtNS+`><office:automatic-styles>`+styles+
			`</office:automatic-styles><office:body><office:text>`+body+
			`</office:text></office:body></office:document-content>`)
}

// TestODT holds what is read of an OpenDocument text beside its plain paragraphs, and what is not.
func TestODT(t *testing.T) {
	t.Parallel()
	styles := `<style:style style:name="H" style:family="paragraph" style:parent-style-name="Heading_20_1"/>` +
		`<style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style>` +
		`<style:style style:name="T2" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>` +
		`<style:style style:name="T3" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>` +
		`<text:list-style style:name="L2"><text:list-level-style-number text:level="1" style:num-format=""/></text:list-style>`
	body := `<text:tracked-changes><text:p>Deleted</text:p></text:tracked-changes><text:p><text:span text:style-name="T3">Ana</text:span> Roe</text:p>
<text:p><text:a xlink:href="https://github.com/ana">my code</text:a></text:p>
<text:p text:style-name="H">Experience</text:p>
<text:p>Nurse<text:tab/>2019<text:s text:c="1"/>-
  2022<office:annotation><text:p>A remark</text:p></office:annotation><text:span text:style-name="T1">Kubernetes wizard</text:span><text:span text:style-name="T2"> white words</text:span><text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>a note</text:p></text:note-body></text:note></text:p>
<text:list text:style-name="L1"><text:list-item><text:p>Point</text:p><text:p>goes on</text:p><text:list><text:list-item><text:p>inner</text:p></text:list-item></text:list></text:list-item></text:list>
<text:list text:style-name="L2"><text:list-item><text:p>no sign</text:p></text:list-item></text:list>
<table:table><table:table-column/><table:table-header-rows><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>Wide</text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table-header-rows><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>
<text:p>Anchor<draw:frame svg:width="5cm" svg:height="5cm"><draw:image xlink:href="Pictures/1.png"/><svg:desc>alt</svg:desc></draw:frame><draw:frame><draw:text-box><text:p>Boxed</text:p></draw:text-box></draw:frame></text:p>
<text:section text:display="none"><text:p>Hidden section</text:p></text:section>
<text:h text:outline-level="2">Skills</text:h><text:p>Go<text:line-break/>SQL</text:p>`
	res, lines := readForm(t, "cv.odt", string(odtOf(t, styles, body)))
	want := "ana@example.com\n*Ana Roe\nmy code\n# *Experience\nNurse | 2019 - 2022 white words\n- Point\ngoes on\n- inner\nno sign\nWide\na | b\n" +
		"Anchor\nBoxed\n## Skills\nGo\nSQL\na note\n"
	if d := cmp.Diff(want, lines); d != "" {
		t.Error(d)
	}
	l := res.Layout
	if len(l.Hidden) != 3 || len(l.TextBoxes) != 1 || len(l.Images) != 1 || len(l.Furniture) != 1 ||
		len(l.Tables) != 1 {
		t.Errorf("hidden %v, boxes %v, images %v, furniture %v, tables %v", l.Hidden, l.TextBoxes, l.Images,
			l.Furniture, l.Tables)
	}
	if p := res.Document.Basics.Profiles; len(p) != 1 || p[0].URL != "https://github.com/ana" {
		t.Errorf("profiles %+v", p)
	}
}
