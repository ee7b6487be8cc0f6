import { Fragment, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import type { Resume } from "../api/resume/document";
import type { ReadField } from "../api/resume/reading";
import { readingText as text } from "../i18n/reading";
import { cx } from "../ui/cx";
import { Icon } from "../ui/Icon";
import { type Entry, type Part, rowsOf } from "./rows";
import { isUnsure } from "./trace";
import { nameOf, useTracing } from "./tracing";

/** A document field by field, with what is missing said where it would stand. Where a trace is around, each leads to its line. */
export function Fields({ document }: { document: Resume }) {
  const rows = useTracing()?.rows ?? rowsOf(document);
  return (
    <dl className="divide-y divide-line rounded-control border border-line text-sm">
      {rows.map(({ name, entries }, i) => (
        <div key={i} className="grid grid-cols-[92px_1fr] gap-3 px-4 py-2.5">
          <dt className="leading-6 text-soft">{name}</dt>
          <dd dir="auto" className="min-w-0 space-y-2 leading-6 wrap-anywhere">
            {entries.length > 0 ? (
              entries.map((entry, at) => <EntryView key={at} entry={entry} />)
            ) : (
              <span className="text-warn">{text.none}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function EntryView({ entry: { head, more, lines } }: { entry: Entry }) {
  const alone = more.length === 0 && lines.length === 0;
  return (
    <div>
      <div className={alone ? undefined : "font-medium"}>
        <Values parts={head} />
      </div>
      {more.length > 0 ? (
        <div className="tabular text-soft">
          <Values parts={more} />
        </div>
      ) : null}
      {lines.length > 0 ? <Lines parts={lines} /> : null}
    </div>
  );
}

/** Values in a row. Those that lead nowhere are one text. */
function Values({ parts }: { parts: Part[] }) {
  const tracing = useTracing();
  if (!parts.some((part) => tracing?.of(part))) return parts.map(({ value }) => value).join(", ");
  return parts.map((part, i) => (
    <Fragment key={nameOf(part)}>
      <Value part={part} after={i < parts.length - 1 ? "," : ""} />{" "}
    </Fragment>
  ));
}

/** An entry's lines, folded until one of them is looked at. */
function Lines({ parts }: { parts: Part[] }) {
  const tracing = useTracing();
  const [open, setOpen] = useState(false);
  const wanted = parts.some((part) => nameOf(part) === tracing?.chosen);
  const unsure = parts.filter((part) => tracing?.toCheck.includes(part)).length;
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  return (
    <details
      open={open || wanted}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-0.5 text-[13px]"
    >
      <summary className="min-h-6 text-soft">
        {text.counts.lines(parts.length)}
        {unsure > 0 ? (
          <span className="ml-2 inline-flex items-center gap-1 text-warn">
            <Icon name="alert" className="size-3.5" />
            {text.check.heading(unsure)}
          </span>
        ) : null}
      </summary>
      <ul className="mt-1 list-disc space-y-1 pl-4">
        {parts.map((part) => (
          <li key={nameOf(part)}>
            <Value part={part} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A value that shows its line in the file, when it is pointed at, focused or pressed. */
function Value({ part, after = "" }: { part: Part; after?: string }) {
  const tracing = useTracing();
  const field = tracing?.of(part);
  if (!tracing || !field) return part.value + after;
  return <Traced part={part} after={after} field={field} />;
}

type TracedProps = { part: Part; field: ReadField; after: string };

function Traced({ part, field, after }: TracedProps) {
  const tracing = useTracing();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const name = nameOf(part);
  const chosen = tracing?.chosen === name;
  const unsure = isUnsure(field);
  useEffect(() => {
    if (chosen) button.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const point = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") tracing?.hover(on ? name : null);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-pressed={chosen}
        aria-describedby={id}
        onClick={() => tracing?.choose(name)}
        onFocus={() => tracing?.choose(name)}
        onPointerEnter={point(true)}
        onPointerLeave={point(false)}
        className={cx(
          "inline min-h-6 min-w-6 scroll-mb-60 scroll-mt-44 rounded-[3px] text-left decoration-dotted underline-offset-4 hover:underline",
          chosen && "bg-mark text-on-mark",
        )}
      >
        {part.value}
        {after ? <span aria-hidden="true">{after}</span> : null}
      </button>{" "}
      {unsure ? (
        <span className="inline-flex items-center gap-1 whitespace-nowrap text-[13px] font-normal text-warn">
          <Icon name="alert" className="size-3.5" />
          {text.check.mark}
        </span>
      ) : null}
      <span id={id} hidden>
        {`${unsure ? `${text.check.mark}. ` : ""}${text.from(field.text)}, ${sureness(field)}`}
      </span>
      {chosen ? <Strip field={field} /> : null}
    </>
  );
}

/** The line's own words, where the file is not in sight beside the fields. */
function Strip({ field }: { field: ReadField }) {
  return (
    <span
      aria-hidden="true"
      className="mt-1 block rounded-[6px] bg-sunken px-2.5 py-1.5 text-[13px] font-normal text-soft lg:hidden"
    >
      <mark>{field.text}</mark>
      <span className="mt-0.5 block">
        {[field.page ? text.onPage(field.page) : "", sureness(field)].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}

/** How sure the reader is, in words. */
export function sureness({ confidence, checked }: ReadField): string {
  return checked ? text.checked : text.sure(Math.round(confidence * 100));
}
