import { ApiProblem } from "../problem";
import { authorization } from "../token";
import type { Reading } from "./trial";

/** A file that was read and kept: the resume and its first version. */
export type Upload = Partial<Reading> & {
  resumeId: string;
  versionId: string;
  title: string;
  document: Reading["document"];
  warnings: string[];
};

type Options = {
  /** A repeated key gives the first result again. */
  requestKey: string;
  /** Called with how much of the file has been sent, from 0 to 1. */
  onSent?: (share: number) => void;
  signal?: AbortSignal;
};

/** Uploads a resume and keeps it. By XMLHttpRequest, since only that tells how far it is. */
export function upload(file: File, { requestKey, onSent, signal }: Options): Promise<Upload> {
  const form = new FormData();
  form.set("requestKey", requestKey);
  form.set("file", file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    signal?.addEventListener("abort", abort);
    call.open("POST", "/api/resume/uploads");
    call.withCredentials = true;
    for (const [name, value] of Object.entries(authorization())) call.setRequestHeader(name, value);
    call.upload.onprogress = (event) => {
      if (event.lengthComputable) onSent?.(event.loaded / event.total);
    };
    call.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
    call.onerror = () => reject(new ApiProblem("network"));
    call.onload = () => {
      const body = parsed(call.responseText);
      if (call.status >= 200 && call.status < 300 && body) resolve(body as Upload);
      else reject(problemOf(call, body));
    };
    call.onloadend = () => signal?.removeEventListener("abort", abort);
    call.send(form);
  });
}

function problemOf(call: XMLHttpRequest, body: Record<string, unknown> | null): ApiProblem {
  const wait = Number(call.getResponseHeader("Retry-After")) || undefined;
  const detail = body?.detail;
  if (call.status === 401) return new ApiProblem("refused", String(detail ?? ""), 401);
  if (typeof detail !== "string" || detail === "" || call.status === 500)
    return new ApiProblem("broken", "", call.status, wait);
  return new ApiProblem("refused", detail, call.status, wait);
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
