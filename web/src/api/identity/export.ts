import { send } from "../problem";

/** Fetches everything that is stored about the caller, as the ZIP that the server names. Throws as `send` does. */
export async function fetchExport(): Promise<{ name: string; file: Blob }> {
  const response = await send("/api/v1/identity/export", {});
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  return { name: name ?? "vitae.zip", file: await response.blob() };
}
