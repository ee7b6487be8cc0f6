import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";

const program = readFileSync("../extension/read.js", "utf8");

/** What the extension reads on a page. */
function read(body: string): { text: string } {
  document.body.innerHTML = body;
  // biome-ignore lint/security/noGlobalEval: the browser runs the file in the same way
  return window.eval(program);
}

const script = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === "string" ? data : JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
const job = {
  "@type": "JobPosting",
  title: " Baker ",
  hiringOrganization: { name: "Tarn & Vale" },
  jobLocation: [{ address: { addressLocality: "Leeds", addressCountry: { name: "UK" } } }],
  description: "<p>We bake.</p><ul><li>Three years</li><li>Early mornings</li></ul><script>bad()</script>",
};
const long = "We need a baker who likes early mornings. ".repeat(8).trim();

beforeEach(() => {
  document.title = "Jobs";
});

describe("the extension's reading of a page", () => {
  it.each([
    ["as it is", job],
    ["in a list", [{ "@type": "WebSite" }, job]],
    ["in a graph", { "@graph": [{ "@type": "Organization", name: "Other" }, job] }],
    ["with several types", { ...job, "@type": ["Thing", "http://schema.org/JobPosting"] }],
    [
      "with escaped HTML",
      { ...job, description: job.description.replaceAll("<", "&lt;").replaceAll(">", "&gt;") },
    ],
  ])("takes a JobPosting first: %s", (_, data) => {
    expect(read(`${script("{broken")}${script(data)}<main>${long}</main>`)).toMatchObject({
      title: "Baker",
      company: "Tarn & Vale",
      location: "Leeds, UK",
      text: "We bake.\n\n- Three years\n- Early mornings",
      found: "posting",
    });
  });

  it("keeps the lines of a plain description", () => {
    expect(read(script({ ...job, description: "We bake.\n- Three years" })).text).toBe(
      "We bake.\n- Three years",
    );
  });

  it.each([
    [{ jobLocation: undefined, jobLocationType: "TELECOMMUTE" }, { location: "Remote" }],
    [{ jobLocation: { address: "Kloten" } }, { location: "Kloten" }],
    [
      { jobLocation: 7, hiringOrganization: null, title: 3 },
      { location: "", company: "", title: "" },
    ],
    [{ hiringOrganization: "Initech" }, { company: "Initech" }],
  ])("reads odd data: %j", (change, expected) => {
    expect(read(script({ ...job, ...change }))).toMatchObject(expected);
  });

  it("falls back to the main text, without navigation", () => {
    expect(
      read(
        `<nav>Home</nav><main><h1>Baker</h1><p>${long}</p><script>bad()</script></main><footer>Legal</footer>`,
      ),
    ).toMatchObject({ title: "Baker", company: "", text: `Baker\n\n${long}`, found: "text" });
  });

  it("doesn't take the page's title for a job's", () => {
    expect(read(`<main><p>${long}</p></main>`)).toMatchObject({ title: "", found: "text" });
  });

  it("prefers what is selected to the page's text", () => {
    document.body.innerHTML = "";
    const kept = window.getSelection;
    window.getSelection = () => ({ toString: () => "The selected part" }) as Selection;
    try {
      expect(read(`<main>${long}</main>`)).toMatchObject({ text: "The selected part", found: "selection" });
    } finally {
      window.getSelection = kept;
    }
  });

  it.each(["", "<p>Hello</p>", script("null"), script({ ...job, description: "" })])(
    "says if there is nothing: %s",
    (body) => {
      expect(read(body)).toMatchObject({ title: "", text: "", found: "nothing" });
    },
  );

  it("bounds a text", () => {
    expect(read(`<main>${long.repeat(400)}</main>`).text.length).toBe(60_000);
  });
});
