"""pdf.py - HTML to PDF with Chromium, without header and footer; ghostscript shrinks what is too big."""
import os
import pathlib
import subprocess
import tempfile

INTERLEAVE = """<script>
// Cuts the page into its lines and puts each back where it stood, in the order of rows: what stands beside each other in two
// columns is then stored one after the other, as several word processors and design tools store it.
function interleave() {
  const foot = 1085, paper = 1122, head = 40;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), lines = [];
  for (let n; (n = walker.nextNode());) {
    if (!n.textContent.trim() || n.parentElement.tagName === 'SCRIPT') continue;
    const st = getComputedStyle(n.parentElement), r = document.createRange();
    let last = null;
    for (let i = 0; i < n.length; i++) {
      r.setStart(n, i); r.setEnd(n, i + 1);
      const q = r.getBoundingClientRect();
      if (!q.width && !q.height) continue;
      if (last && Math.abs(q.top - last.top) < 3) { last.text += n.data[i]; continue; }
      last = {top: q.top, left: q.left, h: q.height, text: n.data[i], st: {fontFamily: st.fontFamily, fontWeight: st.fontWeight, fontStyle: st.fontStyle,
        fontSize: st.fontSize, color: st.color, letterSpacing: st.letterSpacing, textTransform: st.textTransform}};
      lines.push(last);
    }
  }
  document.querySelectorAll('li').forEach(li => {
    const q = li.getBoundingClientRect(), st = getComputedStyle(li);
    if (st.listStyleType !== 'none') lines.push({top: q.top, left: q.left - 12, h: q.height, text: '•', st: {fontFamily: st.fontFamily, fontSize: st.fontSize, color: st.color}});
  });
  lines.sort((a, b) => Math.abs(a.top - b.top) < 4 ? a.left - b.left : a.top - b.top);
  const pages = [];
  let cut = 0;
  for (const l of lines) {
    if (!pages.length || l.top + l.h - cut > foot) {
      const page = document.createElement('div');
      page.style.cssText = 'position:relative;overflow:hidden;width:794px;height:' + paper + 'px;' + (pages.length ? 'break-before:page' : '');
      if (pages.length) cut = l.top - head;
      pages.push(page);
    }
    const s = document.createElement('div');
    s.textContent = l.text.trim();
    Object.assign(s.style, l.st, {position: 'absolute', top: l.top - cut + 'px', left: l.left + 'px', whiteSpace: 'pre', lineHeight: 'normal', margin: 0});
    pages[pages.length - 1].appendChild(s);
  }
  document.body.style.cssText = 'padding:0;margin:0;min-height:0';
  document.body.replaceChildren(...pages);
}
document.fonts.ready.then(interleave);
</script>"""


def render(html, path):
    """Prints HTML to path."""
    with tempfile.TemporaryDirectory() as d:
        src = pathlib.Path(d, "page.html")
        src.write_text(html, encoding="utf-8")
        subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", f"--user-data-dir={d}/profile", "--virtual-time-budget=4000",
                        "--no-pdf-header-footer", f"--print-to-pdf={path}", src.as_uri()],
                       check=True, capture_output=True, timeout=120, env={**os.environ, "TZ": "UTC", "LANG": "C.UTF-8"})
    if os.path.getsize(path) > 120_000:
        shrink(path)


def shrink(path):
    """Pictures in screen resolution; kept only where it helps."""
    small = path + ".small"
    subprocess.run(["gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", "-dPDFSETTINGS=/ebook", f"-sOutputFile={small}", path], check=True, capture_output=True)
    if os.path.getsize(small) < os.path.getsize(path):
        os.replace(small, path)
    else:
        os.remove(small)
