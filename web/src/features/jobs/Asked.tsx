import type { ReactNode } from "react";
import type { JobPage } from "../../api/resume/jobs";
import type { RequirementClass } from "../../api/resume/operations.gen";
import { jobsText } from "../../i18n/jobs";
import { Card } from "../../ui/Card";
import { cx } from "../../ui/cx";
import { Select } from "../../ui/Select";
import { useJobActions } from "./actions";

const text = jobsText.asked;
const classes = ["MUST", "NICE", "DUTY", "NONE"] as const;

type Item = { text: string; class: RequirementClass; corrected: boolean };

/**
 * What the posting asks for with the user's corrections. The server's reading has them applied already, so
 * that what was
 * marked as no requirement is only known from the corrections; it stays in sight to be put back.
 */
export function requirementsOf({ reading, corrections }: Pick<JobPage, "reading" | "corrections">): Item[] {
  const own = new Map(corrections.map((one) => [one.text, one.class]));
  const read = new Map(
    reading.requirements.map((one) => [one.text, one.class.toUpperCase() as RequirementClass]),
  );
  for (const [words, to] of own) if (to === "NONE") read.set(words, to);
  return [...read].map(([words, to]) => ({ text: words, class: to, corrected: own.has(words) }));
}

/** The corrections with one more, in the place of what was said of the same words before. */
export function corrected(before: JobPage["corrections"], words: string, to: RequirementClass) {
  return [...before.filter((one) => one.text !== words), { text: words, class: to }];
}

/** What a job asks for, each requirement with the class that it counts as. */
export function Asked({ job }: { job: JobPage }) {
  const { update } = useJobActions();
  const items = requirementsOf(job);
  const pending = update.isPending ? update.variables.input.corrections : null;
  const classOf = (item: Item) => pending?.find((one) => one.text === item.text)?.class ?? item.class;
  return (
    <Card aria-labelledby="asked-heading" className="p-5 md:p-6">
      <h2 id="asked-heading" className="text-xl">
        {text.heading}
      </h2>
      <p className="mt-1 text-pretty text-sm text-soft">{items.length > 0 ? text.lead : text.none}</p>
      {job.reading.years > 0 ? (
        <p className="mt-2 text-sm font-medium">{text.years(job.reading.years)}</p>
      ) : null}
      {classes.map((name) => (
        <Group key={name} name={name} items={items.filter((item) => item.class === name)}>
          {(item) => (
            <Select
              quiet
              label={text.classOf(item.text)}
              labelHidden
              value={classOf(item)}
              options={classes.map((value) => ({ value, label: text.classes[value] }))}
              onChange={(to) =>
                update.mutate({
                  id: job.id,
                  input: { corrections: corrected(job.corrections, item.text, to) },
                })
              }
              className="-my-1 -mr-2 shrink-0 text-right"
            />
          )}
        </Group>
      ))}
    </Card>
  );
}

type GroupProps = { name: RequirementClass; items: Item[]; children: (item: Item) => ReactNode };

/** The requirements of one class, each with what changes its class. */
function Group({ name, items, children }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={text.classes[name]} className="mt-5">
      <h3 className="flex items-baseline gap-2 border-b border-line pb-1.5 text-[15px]">
        {text.classes[name]}
        <span className="tabular font-sans text-[13px] font-normal text-soft">{items.length}</span>
      </h3>
      <ul className="-mx-3 mt-1">
        {items.map((item) => (
          <li
            key={item.text}
            className="flex items-center gap-x-4 rounded-control px-3 py-1 transition-colors duration-150 hover:bg-sunken focus-within:bg-sunken"
          >
            <p
              className={cx(
                "min-w-0 flex-1 py-1 text-pretty text-sm wrap-anywhere",
                name === "NONE" && "text-soft line-through",
              )}
            >
              {item.text}
              {item.corrected ? (
                <span className="ml-2 inline-block text-[13px] text-soft no-underline">{text.corrected}</span>
              ) : null}
            </p>
            {children(item)}
          </li>
        ))}
      </ul>
    </section>
  );
}
