import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { Correction, Job, Requirement } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { freeBottom } from "../../../ui/freeBottom";
import { useDismiss } from "../../../ui/useDismiss";
import { type Asked as AskedRequirement, correctedJob } from "../trial";
import { useTailorSession, useTailorState } from "../useTailorSession";

const classes = ["must", "nice", "duty"] as const;
type Class = Correction["class"];

/** What the job asks for, each requirement to be moved to another class or left out by the person who knows better. */
export function Asked({ job }: { job: Job | null }) {
  const session = useTailorSession();
  const { corrections } = useTailorState().trial;
  const { asked, left } = correctedJob(
    job ?? { title: "", company: "", location: "", years: 0, requirements: [] },
    corrections,
  );
  const own = asked.filter((one) => one.was).length + left.length;
  return (
    <div className="min-w-0 text-sm">
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="font-medium">
          {job ? text.job.found(asked.length) : ""}
        </p>
        {own > 0 ? (
          <p className="flex items-center gap-1 text-[13px] text-soft">
            {text.job.corrected(own)}
            <Button size="small" look="quiet" onClick={session.undoCorrection}>
              {text.job.undo}
            </Button>
          </p>
        ) : null}
      </div>
      {job === null ? <p className="text-pretty text-soft">{text.job.empty}</p> : null}
      {job?.requirements.length === 0 ? <p className="text-pretty text-soft">{text.job.none}</p> : null}
      <div className="space-y-4">
        {classes.map((name) => (
          <Group key={name} name={name} items={asked.filter((one) => one.class === name)} />
        ))}
        <Group name="" items={left} />
      </div>
      {asked.length + left.length > 0 ? (
        <p className="mt-4 text-pretty text-[13px] text-soft">{text.job.keys}</p>
      ) : null}
    </div>
  );
}

const few = 12;

function Group({ name, items }: { name: Class; items: (Requirement | AskedRequirement)[] }) {
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  const heading = name === "" ? text.job.left : text.job.classes[name];
  const shown = all || items.length <= few + 1 ? items : items.slice(0, few);
  return (
    <section aria-label={heading}>
      <h3 className="mb-1.5 font-sans text-[13px] font-medium tracking-normal text-soft">{heading}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {shown.map((item) => (
          <Chip key={item.id} item={item} name={name} />
        ))}
        {shown.length < items.length ? (
          <li>
            <button
              type="button"
              onClick={() => setAll(true)}
              className="h-7 rounded-full px-2 text-[13px] underline underline-offset-4"
            >
              {text.job.more(items.length - shown.length)}
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

const looks = {
  must: "border-ink/70 font-medium",
  nice: "border-line text-soft",
  duty: "border-line border-dashed text-soft",
  "": "border-line text-soft line-through decoration-1",
} as const;

/** One requirement. Pressed, it opens what else it may be; M, N, D and Delete choose without opening it. */
function Chip({ item, name }: { item: Requirement | AskedRequirement; name: Class }) {
  const session = useTailorSession();
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLLIElement>(null);
  useDismiss(open, area, () => setOpen(false));
  const label = item.terms.length > 0 ? item.terms.join(" or ") : item.text;
  const own = name === "" || ("was" in item && item.was);

  function choose(next: Class) {
    setOpen(false);
    session.correctRequirement(item.text, next);
  }

  function keys(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = ({ m: "must", n: "nice", d: "duty", delete: "", backspace: "" } as Record<string, Class>)[
      event.key.toLowerCase()
    ];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <li ref={area} className="relative max-w-full">
      <button
        type="button"
        title={item.text}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={keys}
        className={cx(
          "flex h-7 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-[13px] transition-colors duration-150 hover:border-edge",
          looks[name],
        )}
      >
        {own ? <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-brand" /> : null}
        <span className="truncate">{label}</span>
        {own ? <span className="sr-only">, {text.job.yours}</span> : null}
      </button>
      {open ? <Choices label={label} name={name} onChoose={choose} /> : null}
    </li>
  );
}

/** How near a menu may come to the window's edges, and how far it stands from its chip. */
const margin = 8;
const gap = 4;

/** Puts a menu under its chip, or over it where the foot bar or the window leaves no room below; never over an edge. */
function place(list: HTMLElement) {
  const chip = list.parentElement?.getBoundingClientRect();
  if (!chip) return;
  const { clientWidth } = document.documentElement;
  const below = freeBottom() - chip.bottom;
  const over = below < list.offsetHeight + gap + margin && chip.top > below;
  list.style.top = over ? "auto" : `calc(100% + ${gap}px)`;
  list.style.bottom = over ? `calc(100% + ${gap}px)` : "auto";
  list.style.left = `${Math.min(0, clientWidth - margin - list.offsetWidth - chip.left)}px`;
}

type ChoicesProps = { label: string; name: Class; onChoose: (name: Class) => void };

function Choices({ label, name, onChoose }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) place(list.current);
  }, []);

  function move(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const items = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    items[(at + by + items.length) % items.length]?.focus();
  }

  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={text.job.change(label)}
      onKeyDown={move}
      className="absolute z-20 w-48 rounded-control border border-line bg-surface p-1 shadow-float"
    >
      {(["must", "nice", "duty", ""] as const)
        .filter((one) => one !== name)
        .map((one, i) => (
          <button
            key={one}
            type="button"
            role="menuitem"
            // biome-ignore lint/a11y/noAutofocus: opening a menu moves to its first entry
            autoFocus={i === 0}
            onClick={() => onChoose(one)}
            className="flex h-9 w-full items-center justify-between rounded-[7px] px-3 text-left text-sm hover:bg-sunken"
          >
            {text.job.classes[one]}
            <span aria-hidden="true" className="text-[12px] text-soft">
              {{ must: "M", nice: "N", duty: "D", "": "Del" }[one]}
            </span>
          </button>
        ))}
    </div>
  );
}
