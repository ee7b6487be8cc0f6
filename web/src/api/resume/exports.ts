import { send } from "../problem";
import { type ExportWith, exportQuery } from "./readback";
import { download, type ExportFormat } from "./trial";

/** Makes a file of a version that is kept, under the name that the server gives it. Losses refuse it: see `lossesOf`. */
export async function exportVersion(
  versionId: string,
  format: ExportFormat,
  how?: ExportWith,
): Promise<{ name: string; file: Blob }> {
  const path = `/api/resume/versions/${encodeURIComponent(versionId)}/export?${exportQuery(format, how)}`;
  return download(await send(path, { method: "GET" }), `resume.${format}`);
}
