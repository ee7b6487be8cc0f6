import { type ReactNode, useState } from "react";
import type { Basics, Resume } from "../../../api/resume/document";
import type { Reading } from "../../../api/resume/trial";
import { text } from "../../../i18n";
import { span } from "../../../lib/dates";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { Notice } from "../../../ui/Notice";
import { skillCount } from "../paper/sections";
import { Corrections } from "./Corrections";

/** What was read, as fields, beside the words of the file, with the lines that found no place. */
export function Review({ reading }: { reading: Reading }) {
  const [correcting, setCorrecting] = useState(false);
  return (
    <div className="mt-6 animate-rise">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{text.review.heading}</h3>
        <Button size="small" aria-expanded={correcting} onClick={() => setCorrecting(!correcting)}>
          {correcting ? text.review.done : text.review.correct}
        </Button>
      </div>
      <p className="mt-1 max-w-[68ch] text-pretty text-sm text-soft">{text.review.lead}</p>
      {reading.warnings.length > 0 ? (
        <div className="mt-4 space-y-2">
          {reading.warnings.map((warning) => (
            <Notice key={warning} tone="warn">
              {warning}
            </Notice>
          ))}
        </div>
      ) : null}
      <div className={cx("mt-4 grid gap-5", reading.text && "lg:grid-cols-2")}>
        {correcting ? <Corrections document={reading.document} /> : <Fields document={reading.document} />}
        {reading.text ? <Source words={reading.text} notPlaced={reading.notPlaced} /> : null}
      </div>
      <NotPlaced lines={reading.notPlaced} />
    </div>
  );
}

function Fields({ document }: { document: Resume }) {
  const { basics, work = [], education = [], skills = [] } = document;
  const { fields, counts } = text.review;
  return (
    <dl className="divide-y divide-line rounded-control border border-line text-sm">
      <Field name={fields.name}>{basics.name}</Field>
      {basics.label ? <Field name={fields.headline}>{basics.label}</Field> : null}
      <Field name={fields.email}>{basics.email}</Field>
      <Field name={fields.phone}>{basics.phone}</Field>
      <Field name={fields.place}>{placeOf(basics)}</Field>
      {basics.profiles?.length || basics.url ? (
        <Field name={fields.links}>
          {[basics.url, ...(basics.profiles ?? []).map((p) => p.url ?? p.username)]
            .filter(Boolean)
            .join(" · ")}
        </Field>
      ) : null}
      <Field name={counts.work(work.length)}>
        {work.length > 0 ? (
          <ul className="space-y-2">
            {work.map((job, i) => (
              <li key={i}>
                <span className="font-medium">{[job.position, job.name].filter(Boolean).join(", ")}</span>
                <span className="tabular block text-soft">{span(job.startDate, job.endDate)}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </Field>
      <Field name={counts.education(education.length)}>
        {education.length > 0 ? (
          <ul className="space-y-2">
            {education.map((course, i) => (
              <li key={i}>
                <span className="font-medium">
                  {[course.studyType, course.area].filter(Boolean).join(", ") || course.institution}
                </span>
                <span className="tabular block text-soft">
                  {[
                    course.studyType || course.area ? course.institution : "",
                    span(course.startDate, course.endDate),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </Field>
      <Field name={counts.skills(skillCount(document))}>
        {skills.flatMap((skill) => (skill.keywords?.length ? skill.keywords : [skill.name])).join(", ")}
      </Field>
    </dl>
  );
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[92px_1fr] gap-3 px-4 py-2.5">
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {children || <span className="text-warn">{text.review.none}</span>}
      </dd>
    </div>
  );
}

function Source({ words, notPlaced }: { words: string; notPlaced: string[] }) {
  const left = new Set(notPlaced.map((line) => line.trim()));
  return (
    <div className="relative rounded-control border border-line bg-paper">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={text.review.source}
        className="inset-0 max-h-[480px] overflow-y-auto rounded-control px-4 py-3 text-[13px] leading-relaxed lg:absolute lg:max-h-none"
      >
        <h4 className="mb-2 font-medium">{text.review.source}</h4>
        {words.split("\n").map((line, i) => (
          <p
            key={i}
            className={cx(
              "min-h-[1.6em] wrap-anywhere",
              left.has(line.trim()) && line.trim() ? "bg-warn-wash text-warn" : "text-soft",
            )}
          >
            {line}
          </p>
        ))}
      </section>
    </div>
  );
}

function NotPlaced({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <p className="mt-4 text-sm text-good">{text.review.allPlaced}</p>;
  return (
    <details className="mt-4 rounded-control bg-warn-wash px-4 py-3 text-sm" open={lines.length <= 6}>
      <summary className="font-medium">{text.review.notPlaced(lines.length)}</summary>
      <p className="mt-1 text-soft">{text.review.notPlacedLead}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {lines.map((line, i) => (
          <li key={i} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}

function placeOf({ location = {} }: Basics): string {
  const { address, postalCode, city, region, countryCode } = location;
  return [address, [postalCode, city].filter(Boolean).join(" "), region, countryCode]
    .filter(Boolean)
    .join(", ");
}
