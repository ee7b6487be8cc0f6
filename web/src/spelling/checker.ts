import program from "harper.js/dist/harper_wasm_bg.wasm?url";
import type { Lint } from "./marks";
import type { FromWorker, ToWorker } from "./spellingWorker";
import Port from "./spellingWorker?worker";

type Waiting = { resolve: (lints: Lint[]) => void; reject: (cause: unknown) => void };

/** As many texts are remembered: more than the lines of the longest resume. */
const mostRemembered = 1000;

let starting: Promise<Worker> | undefined;
const waiting = new Map<number, Waiting>();
const remembered = new Map<string, Promise<Lint[]>>();
let sent = 0;

/** Checks an English text in a worker of this page. The first call fetches the checker, which the browser then keeps. */
export function lint(text: string): Promise<Lint[]> {
  const known = remembered.get(text);
  if (known) return known;
  const found = ask(text);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, found);
  return found;
}

async function ask(text: string): Promise<Lint[]> {
  starting ??= begin();
  const port = await starting;
  return new Promise((resolve, reject) => {
    const id = ++sent;
    waiting.set(id, { resolve, reject });
    port.postMessage({ id, text } satisfies ToWorker);
  });
}

async function begin(): Promise<Worker> {
  try {
    const answer = await fetch(program);
    if (!answer.ok) throw new Error(`the checker was answered with ${answer.status}`);
    const bytes = await answer.arrayBuffer();
    const port = new Port();
    port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("failed" in data) return end(port);
      waiting.get(data.id)?.resolve(data.lints);
      waiting.delete(data.id);
    };
    port.onerror = () => end(port);
    port.postMessage({ program: bytes } satisfies ToWorker, [bytes]);
    return port;
  } catch (cause) {
    starting = undefined;
    remembered.clear();
    throw cause;
  }
}

/** Gives up on a worker that failed; the next call begins again. */
function end(port: Worker) {
  port.terminate();
  starting = undefined;
  remembered.clear();
  for (const { reject } of waiting.values()) reject(new Error("the checker stopped"));
  waiting.clear();
}
