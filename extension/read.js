// Reads the job posting on a page. The popup injects this file when it opens, and gets the value of its last expression.
(() => {
  /** The longest text that the form takes. */
  const most = 60_000;
  /** A shorter text says too little to be a posting. */
  const least = 200;

  const blocks =
    /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DD|DIV|DL|DT|FIGURE|FOOTER|H[1-6]|HEADER|HR|LI|MAIN|OL|P|PRE|SECTION|TABLE|TR|UL)$/;
  const paragraphs = /^(P|H[1-6]|UL|OL)$/;
  const hidden = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|SVG|NAV|FOOTER|FORM|BUTTON|SELECT|IFRAME)$/i;

  /** @param {unknown} value */
  const line = (value) => (typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "");
  /** @param {any} value */
  const first = (value) => (Array.isArray(value) ? value[0] : value);

  /**
   * The text of an element, with a line for each block.
   * @param {Element} root
   */
  function textOf(root) {
    /** @type {string[]} */
    const parts = [];
    /** @param {Node} node */
    const visit = (node) => {
      if (node instanceof Text) parts.push(node.data.replace(/\s+/g, " "));
      if (!(node instanceof Element) || hidden.test(node.tagName)) return;
      if (node.hasAttribute("hidden") || node.getAttribute("aria-hidden") === "true") return;
      if (node.tagName === "BR") return void parts.push("\n");
      const around = paragraphs.test(node.tagName) ? "\u2029" : blocks.test(node.tagName) ? "\u2028" : "";
      parts.push(around);
      if (node.tagName === "LI") parts.push("- ");
      node.childNodes.forEach(visit);
      parts.push(around);
    };
    root.childNodes.forEach(visit);
    /** @param {string} run */
    const breaks = (run) => (run.includes("\u2029") || run.split("\n").length > 2 ? "\n\n" : "\n");
    return tidy(parts.join("").replace(/\s*[\n\u2028\u2029]\s*/g, breaks));
  }

  /** @param {string} text */
  const tidy = (text) =>
    text
      .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .replace(/[^\S\n]+/g, " ")
      .trim()
      .slice(0, most);

  /**
   * The text of HTML, which may be escaped once more. Nothing in it is loaded or run.
   * @param {unknown} html
   */
  function textOfHTML(html) {
    if (typeof html !== "string") return "";
    /** @param {string} source */
    const parse = (source) =>
      new DOMParser().parseFromString(source.replace(/\r?\n/g, "<br>"), "text/html").body;
    const plain = /<\w/.test(html) ? html.replace(/\s+/g, " ") : html;
    const text = textOf(parse(plain));
    return !/<\w/.test(html) && /<\/?(p|li|ul|br|div|h\d|strong)\b/i.test(text)
      ? textOf(parse(text.replace(/\s+/g, " ")))
      : text;
  }

  /**
   * The first JobPosting in structured data, down to six levels.
   * @param {any} data
   * @returns {any}
   */
  function posting(data, depth = 0) {
    if (!data || typeof data !== "object" || depth > 6) return null;
    if (!Array.isArray(data) && [data["@type"]].flat().some((type) => /(^|\/)JobPosting$/.test(type)))
      return data;
    for (const value of Object.values(data)) {
      const found = posting(value, depth + 1);
      if (found) return found;
    }
    return null;
  }

  function structured() {
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      try {
        const found = posting(JSON.parse(script.textContent));
        if (found) return found;
      } catch {
        // Some sites write invalid JSON. The page's text remains.
      }
    }
    return null;
  }

  /** @param {any} job */
  function place(job) {
    const address = first(job.jobLocation)?.address;
    if (typeof address === "string") return line(address);
    const country = address?.addressCountry;
    const parts = [address?.addressLocality, address?.addressRegion, country?.name ?? country].map(line);
    if (parts.some(Boolean)) return parts.filter(Boolean).join(", ");
    return job.jobLocationType === "TELECOMMUTE" ? "Remote" : "";
  }

  const url = location.href.split("#")[0];
  const selected = tidy(String(getSelection() ?? ""));
  const job = structured();
  const described = job ? textOfHTML(job.description) : "";
  if (job && described) {
    const employer = first(job.hiringOrganization);
    const company = line(typeof employer === "string" ? employer : employer?.name);
    return {
      url,
      title: line(job.title ?? job.name),
      company,
      location: place(job),
      text: described,
      found: "posting",
    };
  }
  // The title of the page names the site as well, or something that is no job.
  const title = line(document.querySelector("h1")?.textContent);
  if (selected) return { url, title, company: "", location: "", text: selected, found: "selection" };
  const main = document.querySelector("main, [role=main], article") ?? document.body;
  const text = main ? textOf(main) : "";
  if (text.length < least) return { url, title: "", company: "", location: "", text: "", found: "nothing" };
  return { url, title, company: "", location: "", text, found: "text" };
})();
