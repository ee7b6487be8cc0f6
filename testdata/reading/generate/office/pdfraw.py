"""pdfraw.py - PDF pages written operator by operator, for pages that no program would make."""

# Helvetica's widths from space to tilde, in thousandths.
WIDTHS = dict(zip(map(chr, range(32, 127)), map(int, """278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584""".split())))


def width(s, size, bold=False):
    return sum(WIDTHS.get(c, 556) for c in s) * size * (1.06 if bold else 1) / 1000


def string(s):
    b = s.replace("\ufb01", "\x01").replace("\ufb02", "\x02").encode("cp1252")  # the two ligatures that Helvetica has
    return b"(" + b.replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)") + b")"


def text(rows):
    out = ["BT"]
    for x, y, size, bold, s in rows:
        out.append("/F%d %.1f Tf 1 0 0 1 %.1f %.1f Tm %s Tj" % (2 if bold else 1, size, x, y, string(s).decode("cp1252")))
    return "\n".join(out + ["ET", ""])


def outlines(x, y, n):
    """Shapes in the place of n letters: filled paths, no text."""
    return "".join("%d %d m %d %d l %d %d %d %d %d %d c f\n" % (x + 11 * i, y, x + 11 * i, y + 16, x + 11 * i + 9, y + 16, x + 11 * i + 9, y, x + 11 * i, y) for i in range(n))


def write(out, pages):
    """pages: (content stream, entries of the page dictionary, JPEG for /Im0 or None)"""
    objects = [b"<< /Type /Catalog /Pages 2 0 R >>", None]
    font = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica%s /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /fi /fl] >> >>"
    objects += [font % b"", font % b"-Bold"]
    kids = []
    for content, entries, jpeg in pages:
        image = b""
        if jpeg:
            h, w, space = jpeg_size(jpeg)
            objects.append(b"<< /Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /%s /BitsPerComponent 8 /Filter /DCTDecode /Length %d >>\nstream\n" % (w, h, space, len(jpeg)) + jpeg + b"\nendstream")
            image = b" /XObject << /Im0 %d 0 R >>" % len(objects)
        stream = content.encode("cp1252")
        objects.append(b"<< /Length %d >>\nstream\n" % len(stream) + stream + b"\nendstream")
        objects.append(b"<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >>%s >> /Contents %d 0 R %s >>" % (image, len(objects), entries.encode()))
        kids.append(b"%d 0 R" % len(objects))
    objects[1] = b"<< /Type /Pages /Kids [%s] /Count %d >>" % (b" ".join(kids), len(kids))
    data, offsets = b"%PDF-1.4\n", []
    for i, o in enumerate(objects):
        offsets.append(len(data))
        data += b"%d 0 obj\n" % (i + 1) + o + b"\nendobj\n"
    xref = len(data)
    data += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1) + b"".join(b"%010d 00000 n \n" % o for o in offsets)
    data += b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, xref)
    with open(out, "wb") as f:
        f.write(data)


def jpeg_size(b):
    i = 2
    while b[i + 1] not in (0xC0, 0xC1, 0xC2):
        i += 2 + int.from_bytes(b[i + 2:i + 4], "big")
    return int.from_bytes(b[i + 5:i + 7], "big"), int.from_bytes(b[i + 7:i + 9], "big"), b"DeviceGray" if b[i + 9] == 1 else b"DeviceRGB"
