import { type Ref, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { Resume } from "../../../api/resume/document";
import type { Change, Proof } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { Card } from "../../../ui/Card";
import { Choice } from "../../../ui/Choice";
import { cx } from "../../../ui/cx";
import { marksFor } from "../paper/marks";
import { Paper } from "../paper/Paper";
import type { ShownChange } from "../trial";

/** Goes to a place in both pages. */
export type PagesHandle = {
  showChange: (change: Change) => void;
  showPath: (path: string) => void;
  /** Brings a line of the tailored page into sight where that page has its own scroll, and only if it is out of sight. */
  peek: (path: string) => void;
};

const sides = ["original", "tailored"] as const;
type Side = (typeof sides)[number];
type Props = {
  ref: Ref<PagesHandle>;
  original: Resume;
  tailored: Resume;
  changes: ShownChange[];
  proofs: Proof[];
};

/** Both versions as pages that scroll together: side by side, or one of them where there is no room. */
export function Pages({ ref, original, tailored, changes, proofs }: Props) {
  const [side, setSide] = useState<Side>("tailored");
  const panes = { original: useRef<HTMLElement>(null), tailored: useRef<HTMLElement>(null) };
  const driver = useRef<Side | null>(null);
  const marks = useMemo(
    () => ({
      original: marksFor("original", changes, proofs),
      tailored: marksFor("tailored", changes, proofs),
    }),
    [changes, proofs],
  );

  /** Scrolls each page, not the window, so that what `find` gives stands in its upper third. */
  function show(find: (pane: HTMLElement) => Element | null, names: readonly Side[] = sides) {
    driver.current = null;
    for (const name of names) {
      const pane = panes[name].current;
      const line = pane && find(pane);
      if (!pane || !line) continue;
      const top = line.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop;
      pane.scrollTo({ top: top - pane.clientHeight / 3, behavior: "smooth" });
    }
  }

  useImperativeHandle(ref, () => ({
    showPath(path) {
      const find = (pane: HTMLElement) => pane.querySelector(`[data-path="${CSS.escape(path)}"]`);
      setSide("tailored");
      // The page may have been out of sight until now.
      requestAnimationFrame(() => {
        const pane = panes.tailored.current;
        if (pane && pane.scrollHeight > pane.clientHeight + 1) show(find, ["tailored"]);
        else if (pane) find(pane)?.scrollIntoView({ block: "center" });
      });
    },
    peek(path) {
      const pane = panes.tailored.current;
      const line = pane?.querySelector(`[data-path="${CSS.escape(path)}"]`);
      if (!pane || !line || pane.scrollHeight <= pane.clientHeight + 1) return;
      const [box, at] = [pane.getBoundingClientRect(), line.getBoundingClientRect()];
      if (at.top < box.top || at.bottom > box.bottom) show(() => line, ["tailored"]);
    },
    showChange({ id, path, section }) {
      show(
        (pane) =>
          pane.querySelector(`[data-change="${CSS.escape(id)}"]`) ??
          (path ? pane.querySelector(`[data-path^="${CSS.escape(path)}"]`) : null) ??
          pane.querySelector(`[data-section="${CSS.escape(section)}"]`),
      );
    },
  }));

  /** Moves the other page along, but only when a person scrolls this one. */
  function follow(name: Side) {
    if (driver.current !== name) return;
    const from = panes[name].current;
    const to = panes[name === "original" ? "tailored" : "original"].current;
    if (!from || !to) return;
    const share = from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight);
    to.scrollTop = share * (to.scrollHeight - to.clientHeight);
  }

  const documents = { original, tailored };
  return (
    <Card aria-label={text.pages.label} className="overflow-hidden bg-sunken!">
      <div className="p-2 md:hidden">
        <Choice
          label={text.pages.which}
          labelHidden
          value={side}
          onChange={setSide}
          options={sides.map((value) => ({ value, label: text.pages[value] }))}
        />
      </div>
      <div className="grid md:grid-cols-2">
        {sides.map((name) => (
          <div
            key={name}
            className={cx(
              "min-w-0",
              name !== side && "max-md:hidden",
              name === "tailored" && "md:border-l md:border-line",
            )}
          >
            <h2 className="px-4 py-2.5 font-sans text-[13px] font-medium tracking-normal text-soft max-md:sr-only">
              {text.pages[name]}
            </h2>
            <section
              ref={panes[name]}
              aria-label={text.pages[name]}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
              tabIndex={0}
              onScroll={() => follow(name)}
              onPointerEnter={() => {
                driver.current = name;
              }}
              onFocus={() => {
                driver.current = name;
              }}
              className="overflow-y-auto px-3 pb-3 -outline-offset-2 md:h-[calc(100dvh-232px)] md:min-h-96"
            >
              <div className="shadow-[0_1px_6px_rgb(20_24_12/0.16)]">
                <Paper resume={documents[name]} marks={marks[name]} />
              </div>
            </section>
          </div>
        ))}
      </div>
    </Card>
  );
}
