import { send } from "../problem";
import { download, type ExportFormat } from "./trial";

/** Makes a file of a version that is kept, under the name that the server gives it. */
export async function exportVersion(
  versionId: string,
  format: ExportFormat,
): Promise<{ name: string; file: Blob }> {
  const path = `/api/resume/versions/${encodeURIComponent(versionId)}/export?format=${format}`;
  return download(await send(path, { method: "GET" }), `resume.${format}`);
}
