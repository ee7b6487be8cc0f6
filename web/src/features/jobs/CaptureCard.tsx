import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { GraphQLFailure } from "../../api/graphql";
import { readPosting } from "../../api/resume/board";
import { boardText } from "../../i18n/jobBoard";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { TextField } from "../../ui/TextField";
import { useToastMutation } from "../../ui/useToastMutation";
import { bookmarklet } from "./capture";
import type { JobDraft } from "./draft";
import { isLink } from "./link";

const text = boardText.capture;

type Props = {
  link: string;
  onLink: (link: string) => void;
  /** A posting was read. */
  onPosting: (posting: JobDraft) => void;
};

/** Ways to fill the form without pasting: a link that the server reads, and a bookmark. */
export function CaptureCard({ link, onLink, onPosting }: Props) {
  const [tried, setTried] = useState(false);
  const valid = isLink(link);
  const read = useToastMutation(readPosting, {
    failed: text.lost,
    otherwise: text.lost,
    shownElsewhere: () => true,
    after: ({ url, title, company, location, salary, description }) =>
      onPosting({
        sourceUrl: url,
        description,
        ...(title && { title }),
        ...(company && { company }),
        ...(location && { location }),
        ...(salary && { salary }),
      }),
  });
  const error = tried && !valid ? text.noLink : read.error ? reason(read.error) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (valid && !read.isPending) read.mutate(link.trim());
  }

  return (
    <Card className="mb-5 grid items-start gap-5 p-5 md:p-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form onSubmit={submit} noValidate>
        <h2 className="mb-3 text-xl">{text.heading}</h2>
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            label={text.label}
            type="url"
            inputMode="url"
            maxLength={2000}
            hint={read.isPending ? text.reading : text.hint}
            error={error}
            value={link}
            onChange={({ target }) => {
              onLink(target.value);
              setTried(false);
              read.reset();
            }}
            className="min-w-0 flex-1 basis-72"
          />
          <Button type="submit" busy={read.isPending} className="mt-6">
            {text.read}
          </Button>
        </div>
      </form>
      <div className="max-lg:hidden">
        <h2 className="mb-3 text-xl">{text.bookmarkHeading}</h2>
        {/* biome-ignore lint/a11y/useValidAnchor: its address is set by asProgram */}
        <a ref={asProgram} className={buttonLook()}>
          {text.bookmark}
        </a>
        <p className="mt-2 text-pretty text-[13px] text-soft">{text.bookmarkText}</p>
        <Link
          to="/help"
          hash="capture"
          className="mt-2 inline-block text-[13px] underline underline-offset-4"
        >
          {text.extension}
        </Link>
      </div>
    </Card>
  );
}

/** Why a page could not be read, in the server's words where it gave any. */
function reason(cause: Error): string {
  return cause instanceof GraphQLFailure ? (cause.fields.url ?? cause.userMessage) : text.lost;
}

/** React writes no javascript: address, with good reason; this one is the program's own and is only ever dragged. */
function asProgram(link: HTMLAnchorElement | null) {
  if (!link) return;
  link.setAttribute("href", bookmarklet(window.location.origin));
  link.onclick = (event) => event.preventDefault();
}
