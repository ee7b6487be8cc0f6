import { queryOptions } from "@tanstack/react-query";
import { json, send, sendForJSON } from "../problem";
import type { Resume, Style } from "./document";

/** One thing to choose, by its name; title and description are for the screen. */
export type Choice = { name: string; title: string; description?: string };

/** A template; accent and font are those it was made with. `photo`: it has room for one. */
export type Template = Choice & { columns: number; photo: boolean; accent: string; font: string };
export type Accent = Choice & { hex: string };
/** A paper in points. */
export type Paper = Choice & { width: number; height: number };

/** Everything a document can look like. The first of each list stands where nothing is said. */
export type Looks = {
  templates: Template[];
  accents: Accent[];
  fonts: Choice[];
  densities: Choice[];
  papers: Paper[];
};

/**
 * A document as pictures of its pages: SVG texts, of which at most the first twelve are drawn; `count` is how
 * many pages
 * there are. `width` and `height` are those of a page, in points. `missing` lists characters that no font can show;
 * `tooLong`: the style's number of pages cannot be met by spacing.
 */
export type PagePictures = {
  pages: string[];
  count: number;
  width: number;
  height: number;
  missing: string[];
  tooLong: boolean;
};

/** What there is to choose from: the same for everybody. */
export const looksQuery = queryOptions({
  queryKey: ["looks"],
  queryFn: ({ signal }) => sendForJSON<Looks>("/api/resume/templates", { method: "GET", signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Draws a document that is not kept, in its own style or in another one. Up to 120 a minute: ask at a pause
 * in typing, and
 * give a signal to stop what is no longer wanted.
 */
export function drawPages(document: Resume, style?: Style, signal?: AbortSignal): Promise<PagePictures> {
  return sendForJSON<PagePictures>(
    "/api/resume/preview",
    json({ document, ...(style && { style }) }, signal),
  );
}

/** One page of a version that is kept, as a picture, and how many pages there are. The browser keeps it while it is the same. */
export async function pageOf(
  versionId: string,
  page = 1,
  style?: Style,
  signal?: AbortSignal,
): Promise<{ picture: Blob; count: number }> {
  const query = styleQuery(style).toString();
  const path = `/api/resume/versions/${encodeURIComponent(versionId)}/pages/${page}${query && `?${query}`}`;
  const response = await send(path, { method: "GET", ...(signal && { signal }) });
  return { picture: await response.blob(), count: Number(response.headers.get("Page-Count")) || page };
}

/** A style as parameters of an address. Pages of 0 ask for as many as it takes, whatever the document says. */
export function styleQuery(style: Style = {}): URLSearchParams {
  const out = new URLSearchParams();
  for (const [name, value] of Object.entries(style))
    if (value !== undefined && value !== "") out.set(name, String(value));
  return out;
}
