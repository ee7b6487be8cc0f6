import { ApiProblem } from "../problem";
import { authorization } from "../token";
import type { Resume } from "./document";

/** What an upload gives: the resume that was made of the file. */
export type Uploaded = {
  resumeId: string;
  versionId: string;
  title: string;
  document: Resume;
  warnings: string[];
};

/**
 * Uploads a resume as a file. `onProgress` gets the share that was sent, 0 to 1; fetch cannot tell it, so this is an
 * XMLHttpRequest. Throws ApiProblem.
 */
export function uploadResume(file: File, onProgress: (share: number) => void): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set("file", file);
    form.set("requestKey", crypto.randomUUID());
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onerror = () => reject(new ApiProblem("network"));
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status === 201 && body) resolve(body as Uploaded);
      else reject(refused(request.status, body));
    };
    request.open("POST", "/api/resume/uploads");
    request.withCredentials = true;
    for (const [name, value] of Object.entries(authorization())) request.setRequestHeader(name, value);
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refused(status: number, body: unknown): ApiProblem {
  const detail = body && typeof body === "object" && "detail" in body ? body.detail : undefined;
  if (typeof detail !== "string" || detail === "" || status === 500)
    return new ApiProblem("broken", "", status);
  return new ApiProblem("refused", detail, status);
}
