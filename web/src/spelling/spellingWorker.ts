import { BinaryModule, Dialect, LocalLinter } from "harper.js";
import type { Lint } from "./marks";

/** The first message holds the checker's program, each later one a text. */
export type ToWorker = { program: ArrayBuffer } | { id: number; text: string };
export type FromWorker = { id: number; lints: Lint[] } | { failed: true };

// The worker's policy (httpd, workerCSP) lets it connect to nothing, so that no text can leave it. harper.js only
// knows addresses: the one request that it makes is answered with the program that the page handed over.
let linters: Promise<{ american: LocalLinter; british: LocalLinter }> | undefined;

function begin(program: ArrayBuffer) {
  self.fetch = async () => new Response(program, { headers: { "Content-Type": "application/wasm" } });
  const binary = new BinaryModule("harper:program");
  linters = Promise.resolve({
    american: new LocalLinter({ binary, dialect: Dialect.American }),
    british: new LocalLinter({ binary, dialect: Dialect.British }),
  });
  linters
    .then(({ american }) => american.setup())
    .catch(() => self.postMessage({ failed: true } satisfies FromWorker));
}

const plain = { language: "plaintext" } as const;

const isSpelling = (lint: { lint_kind(): string }) => ["Spelling", "Typo"].includes(lint.lint_kind());

async function lintsOf(text: string): Promise<Lint[]> {
  const { american, british } = (await linters) ?? {};
  if (!american || !british) return [];
  const out: Lint[] = [];
  for (const lint of await american.lint(text, plain)) {
    const words = lint.get_problem_text();
    const { start, end } = lint.span();
    // Right in one English is right: nobody is asked which one they write.
    if (!isSpelling(lint) || (await british.lint(words, plain)).some(isSpelling))
      out.push({
        kind: lint.lint_kind(),
        message: lint.message(),
        start,
        end,
        suggestions:
          /^\p{Lu}\p{Ll}+$/u.test(words) && isSpelling(lint) ? await small(words, american) : repairs(lint),
      });
    lint.free();
  }
  return out;
}

type Suggesting = { suggestions(): { get_replacement_text(): string }[] };
const repairs = (lint: Suggesting) => lint.suggestions().map((one) => one.get_replacement_text());

/** Suggestions for a capitalized word. They are better for it in lowercase: “Recieved” alone is like “Relieved”. */
async function small(words: string, linter: LocalLinter): Promise<string[]> {
  const found = (await linter.lint(words.toLowerCase(), plain)).find(isSpelling);
  return found ? repairs(found).map((one) => one.charAt(0).toUpperCase() + one.slice(1)) : [];
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("program" in data) return begin(data.program);
  const { id, text } = data;
  lintsOf(text)
    .then((lints) => self.postMessage({ id, lints } satisfies FromWorker))
    .catch(() => self.postMessage({ failed: true } satisfies FromWorker));
};
