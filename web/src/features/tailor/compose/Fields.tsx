import type { ReactNode } from "react";
import type { Basics, Resume } from "../../../api/resume/document";
import { tailorText as text } from "../../../i18n/tailor";
import { span } from "../../../lib/dates";
import { skillCount } from "../paper/sections";

/** A document field by field, with what is missing said where it would stand. */
export function Fields({ document }: { document: Resume }) {
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

function placeOf({ location = {} }: Basics): string {
  const { address, postalCode, city, region, countryCode } = location;
  return [address, [postalCode, city].filter(Boolean).join(" "), region, countryCode]
    .filter(Boolean)
    .join(", ");
}
