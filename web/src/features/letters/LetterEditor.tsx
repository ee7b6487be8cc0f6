import { useNavigate } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import type { LetterPage } from "../../api/resume/letters";
import { lettersText } from "../../i18n/letters";
import { SpellingBar } from "../../spelling/SpellingBar";
import { SpellingProvider } from "../../spelling/SpellingProvider";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { FootBar } from "../../ui/FootBar";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { TextField } from "../../ui/TextField";
import { Anew } from "./Anew";
import { useLetterActions } from "./actions";
import { numbers, partsOf } from "./blocks";
import { DownloadMenu } from "./DownloadMenu";
import { Paragraph } from "./Paragraph";
import { useLetter, wordsOf } from "./useLetter";
import { useSaving } from "./useSaving";
import { Versions } from "./Versions";

const text = lettersText.page;
const longest = 20_000;

/** A letter to write in, paragraph by paragraph, with what it rests on, its versions and files. */
export function LetterEditor({ letter }: { letter: LetterPage }) {
  const now = useLetter(letter);
  const saving = useSaving(letter.id, now);
  const unsaved = now.changed || now.renamed;
  const wrong = wrongOf(now.content, now.title);

  function keys(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (unsaved && !wrong && !saving.busy) saving.save();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key that saves holds for every field inside
    <div onKeyDown={keys}>
      <div className="space-y-4">
        {now.drafted ? (
          <Notice
            tone="warn"
            action={
              <Button size="small" onClick={now.discard}>
                {text.discard}
              </Button>
            }
          >
            {text.keptDraft}
          </Notice>
        ) : null}
        <LetterNotes letter={letter} />
        <Card aria-label={text.heading} className="p-2 md:p-5">
          <div className="px-3 py-2 lg:w-1/2">
            <TextField
              label={text.name}
              value={now.title}
              maxLength={200}
              onChange={({ target }) => now.rename(target.value)}
            />
          </div>
          <SpellingProvider names={namesIn(letter)}>
            <div className="px-3">
              <SpellingBar texts={now.blocks.map((block) => block.text)} />
            </div>
            <Paragraphs letter={letter} now={now} />
          </SpellingProvider>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
            <Button size="small" onClick={now.add}>
              <Icon name="plus" />
              {text.add}
            </Button>
            <p className="min-w-0 flex-1 basis-56 text-[13px] text-soft">
              {text.words(wordsOf(now.content))}. {text.keys}
            </p>
          </div>
        </Card>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Versions letter={letter} unsaved={unsaved} />
          <Anew letter={letter} />
        </div>
        <Remove id={letter.id} />
      </div>
      <FootBar label={text.bar} above={wrong ? <Notice tone="warn">{wrong}</Notice> : undefined}>
        <div className="flex h-8 items-center justify-between gap-2 max-sm:w-full">
          <p role="status" className="text-[13px] text-soft">
            {unsaved ? text.unsaved : text.saved}
          </p>
          {unsaved && !now.drafted ? (
            <Button look="quiet" size="small" onClick={now.discard}>
              {text.discard}
            </Button>
          ) : null}
        </div>
        <div className="ml-auto flex gap-2">
          <DownloadMenu letter={letter} unsaved={unsaved} />
          <Button
            look="primary"
            aria-keyshortcuts="Control+S"
            className="aria-disabled:opacity-60"
            disabled={!unsaved || wrong !== ""}
            busy={saving.busy}
            onClick={saving.save}
          >
            {now.renamed && !now.changed ? text.saveName : text.save(now.base.number + 1)}
          </Button>
        </div>
      </FootBar>
      {saving.dialog}
    </div>
  );
}

/** The names that a letter is likely to hold: of the job, and of whoever signs it. */
function namesIn({ title, jobDescription: job, content }: LetterPage): string[] {
  const [first = "", last = ""] = [partsOf(content)[0], partsOf(content).at(-1)];
  return [title, job?.title ?? "", job?.company ?? "", job?.location ?? "", first, last];
}

/** Why a letter cannot be saved as it stands; empty where it can. */
function wrongOf(content: string, title: string): string {
  if (!content) return text.empty;
  if (content.length > longest) return text.tooLong;
  return title.trim() ? "" : text.noName;
}

/** What the saved letter waits for, and what it was not checked for. */
function LetterNotes({ letter: { placeholders, unchecked, notes, versionNumber } }: { letter: LetterPage }) {
  return (
    <>
      {placeholders.length > 0 ? (
        <Notice tone="warn" title={text.placeholders}>
          {placeholders.join(", ")}. {text.placeholdersWay}
        </Notice>
      ) : null}
      {versionNumber === 1 && notes.length > 0 ? <Notice tone="warn">{notes.join(" ")}</Notice> : null}
      {unchecked ? (
        <Notice tone="warn" title={text.unchecked}>
          {unchecked}
        </Notice>
      ) : null}
    </>
  );
}

function Paragraphs({ letter, now }: { letter: LetterPage; now: ReturnType<typeof useLetter> }) {
  const sources = new Map(letter.paragraphs.map((one) => [one.text, one.sources]));
  const places = numbers(now.blocks);
  const last = now.blocks.length - 1;
  return (
    <ol className="divide-y divide-line/60 py-2">
      {now.blocks.map((block, i) => {
        const number = places.get(block.id);
        const claims = letter.findings
          .filter(({ line }) => line !== "" && (block.was.includes(line) || line.includes(block.was)))
          .map(({ value }) => value);
        return (
          <Paragraph
            key={block.id}
            block={block}
            number={number}
            label={number ? text.paragraph(number) : i === last ? text.close : text.greeting}
            sources={sources.get(block.was)}
            claims={block.was ? [...new Set(claims)] : []}
            field={now.field(block.id)}
            onType={(to, at) => now.type(block.id, to, at)}
            onJoin={() => now.join(block.id)}
          />
        );
      })}
    </ol>
  );
}

function Remove({ id }: { id: string }) {
  const { remove } = useLetterActions();
  const navigate = useNavigate();
  return (
    <div className="text-right">
      <Button
        look="quiet"
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(
            { id },
            { onSuccess: () => void navigate({ to: "/cover-letters", ignoreBlocker: true }) },
          )
        }
      >
        {text.delete}
      </Button>
    </div>
  );
}
