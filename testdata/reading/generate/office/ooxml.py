"""ooxml.py - the parts of a DOCX, written by hand: paragraphs, runs, tables, text boxes, content controls and the package around them."""
import re, zipfile
from xml.sax.saxutils import escape

NS = ('xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" '
      'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" '
      'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
      'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" mc:Ignorable="w14"')
WIDTH = 9360  # text width of a letter page with one-inch margins, in twentieths of a point


def run(text, bold=False, italic=False, size=0, color="", caps=False, extra=""):
    p = ("<w:b/>" if bold else "") + ("<w:i/>" if italic else "") + ("<w:caps/>" if caps else "") + ('<w:color w:val="%s"/>' % color if color else "") + ('<w:sz w:val="%d"/>' % size if size else "") + extra
    parts = ['<w:tab/>' if x == "\t" else "<w:br/>" if x == "\n" else '<w:t xml:space="preserve">%s</w:t>' % escape(x) for x in re.split("([\t\n])", text) if x]
    return "<w:r>" + ("<w:rPr>%s</w:rPr>" % p if p else "") + "".join(parts) + "</w:r>"


def par(content, style="", tab=0, bullet=False, align="", before=0, after=-1, keep=False):
    """content: a string or runs already made. tab: position of a right tab stop."""
    if not content.startswith("<w:"):
        content = run(content)
    p = ('<w:pStyle w:val="%s"/>' % style if style else "") + ("<w:keepNext/>" if keep else "") + ('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' if bullet else "")
    p += '<w:tabs><w:tab w:val="right" w:pos="%d"/></w:tabs>' % tab if tab else ""
    p += '<w:spacing%s%s/>' % (' w:before="%d"' % before if before else "", ' w:after="%d"' % after if after >= 0 else "") if before or after >= 0 else ""
    p += '<w:jc w:val="%s"/>' % align if align else ""
    return "<w:p>" + ("<w:pPr>%s</w:pPr>" % p if p else "") + content + "</w:p>"


def table(rows, widths, borders=False):
    """rows: lists of cells, a cell is paragraphs."""
    line = 'w:val="single" w:sz="4" w:space="0" w:color="auto"' if borders else 'w:val="nil"'
    b = "<w:tblBorders>%s</w:tblBorders>" % "".join("<w:%s %s/>" % (n, line) for n in ("top", "left", "bottom", "right", "insideH", "insideV"))
    grid = "<w:tblGrid>%s</w:tblGrid>" % "".join('<w:gridCol w:w="%d"/>' % x for x in widths)
    body = "".join("<w:tr>" + "".join('<w:tc><w:tcPr><w:tcW w:w="%d" w:type="dxa"/></w:tcPr>%s</w:tc>' % (x, c or "<w:p/>") for x, c in zip(widths, r)) + "</w:tr>" for r in rows)
    return '<w:tbl><w:tblPr><w:tblW w:w="%d" w:type="dxa"/>%s<w:tblLayout w:type="fixed"/></w:tblPr>%s%s</w:tbl>' % (sum(widths), b, grid, body)


def textbox(paragraphs, x, y, w, h, n=1):
    """A floating box as Word writes it: the drawing, and beside it the same text again for programs that only know VML."""
    pos = ('<wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>%d</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>%d</wp:posOffset></wp:positionV>'
           '<wp:extent cx="%d" cy="%d"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="%d" name="Text Box %d"/><wp:cNvGraphicFramePr/>' % (x, y, w, h, n, n))
    shape = ('<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="%d" cy="%d"/></a:xfrm>'
             '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>%s</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic>' % (w, h, paragraphs))
    anchor = '<wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="2516%d" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1">%s%s</wp:anchor>' % (n, pos, shape)
    vml = '<w:pict><v:shape type="#_x0000_t202" style="position:absolute;width:%dpt;height:%dpt"><v:textbox><w:txbxContent>%s</w:txbxContent></v:textbox></v:shape></w:pict>' % (w // 12700, h // 12700, paragraphs)
    return '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>%s</w:drawing></mc:Choice><mc:Fallback>%s</mc:Fallback></mc:AlternateContent></w:r>' % (anchor, vml)


def control(paragraphs, title, placeholder=False):
    """A content control (structured document tag) around paragraphs."""
    return '<w:sdt><w:sdtPr><w:alias w:val="%s"/><w:tag w:val="%s"/>%s</w:sdtPr><w:sdtContent>%s</w:sdtContent></w:sdt>' % (title, title.lower(), "<w:showingPlcHdr/>" if placeholder else "", paragraphs)


def style(id_, name, size=22, bold=False, color="", before=0, after=0, border=False, caps=False, level=-1, based="Normal"):
    ppr = '<w:spacing w:before="%d" w:after="%d"/>' % (before, after)
    if border:
        ppr = '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>' + ppr
    if level >= 0:
        ppr += '<w:outlineLvl w:val="%d"/>' % level
    return ('<w:style w:type="paragraph" w:styleId="%s"><w:name w:val="%s"/>%s<w:qFormat/><w:pPr>%s</w:pPr><w:rPr>%s%s%s<w:sz w:val="%d"/></w:rPr></w:style>'
            % (id_, name, '<w:basedOn w:val="%s"/>' % based if based else "", ppr, "<w:b/>" if bold else "", "<w:caps/>" if caps else "", '<w:color w:val="%s"/>' % color if color else "", size))


WORD_STYLES = (style("Title", "Title", 52, color="1F3864", after=40) + style("Subtitle", "Subtitle", 24, color="595959", after=80) + style("Heading1", "heading 1", 28, True, "2E74B5", 240, 60, True, level=0)
               + style("Heading2", "heading 2", 23, True, "", 100, 0, level=1) + style("ListBullet", "List Bullet", 21) + style("Header", "header", 19))


def write(out, body, styles="", header="", footer="", font="Calibri", east="", columns=1, margins=1440, lists="•", title=""):
    """Packs a document. styles: WORD_STYLES or other; header and footer: paragraphs."""
    refs, rels, types = "", "", ""
    for kind, content in (("header", header), ("footer", footer)):
        if content:
            refs += '<w:%sReference w:type="default" r:id="r%s"/>' % (kind, kind)
            rels += '<Relationship Id="r%s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/%s" Target="%s1.xml"/>' % (kind, kind, kind)
            types += '<Override PartName="/word/%s1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.%s+xml"/>' % (kind, kind)
    cols = '<w:cols w:num="%d" w:space="480"/>' % columns if columns > 1 else ""
    sect = '<w:sectPr>%s<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="%d" w:right="%d" w:bottom="%d" w:left="%d" w:header="708" w:footer="708" w:gutter="0"/>%s</w:sectPr>' % (refs, margins, margins, margins, margins, cols)
    x = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    fonts = '<w:rFonts w:ascii="%s" w:hAnsi="%s" w:cs="%s" w:eastAsia="%s"/>' % (font, font, font, east or font)
    defaults = '<w:docDefaults><w:rPrDefault><w:rPr>%s<w:sz w:val="21"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="40"/></w:pPr></w:pPrDefault></w:docDefaults>' % fonts
    parts = {
        "[Content_Types].xml": x + '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>'
        '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>'
        '<Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/>%s</Types>' % types,
        "_rels/.rels": x + '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
        "word/_rels/document.xml.rels": x + '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rs" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>'
        '<Relationship Id="rn" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/>%s</Relationships>' % rels,
        "word/document.xml": x + "<w:document %s><w:body>%s%s</w:body></w:document>" % (NS, body, sect),
        "word/styles.xml": x + '<w:styles %s>%s<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>%s</w:styles>' % (NS, defaults, styles),
        "word/numbering.xml": x + '<w:numbering %s><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="%s"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr>%s</w:lvl></w:abstractNum>'
        '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>' % (NS, lists, '<w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol" w:hint="default"/></w:rPr>' if lists == "\uf0b7" else ""),
    }
    for kind, tag, content in (("header", "hdr", header), ("footer", "ftr", footer)):
        if content:
            parts["word/%s1.xml" % kind] = x + "<w:%s %s>%s</w:%s>" % (tag, NS, content, tag)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as z:
        for name, text in parts.items():
            z.writestr(zipfile.ZipInfo(name, (2024, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED)
