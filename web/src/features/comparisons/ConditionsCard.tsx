import type { Comparison } from "../../api/resume/comparisons";
import { comparisonsText } from "../../i18n/comparisons";
import { Card } from "../../ui/Card";

const text = comparisonsText.page;
const kinds: Record<string, string> = text.kinds;

type Props = { conditions: Comparison["conditions"]; all: number };

/** Years, degrees, permits and places: how many jobs ask for them, and how many of those the resume meets. */
export function ConditionsCard({ conditions, all }: Props) {
  if (conditions.length === 0) return null;
  return (
    <Card aria-labelledby="conditions-heading" className="p-5 md:p-6">
      <h2 id="conditions-heading" className="text-xl">
        {text.conditions}
      </h2>
      <p className="mt-1 text-sm text-soft">{text.conditionsLead}</p>
      <ul className="mt-2 divide-y divide-line">
        {conditions.map(({ kind, asked, met, unclear, words }) => (
          <li key={kind} className="py-2.5 text-sm">
            <p>
              <span className="font-medium">{kinds[kind] ?? kind}</span> · {text.asked(asked, all, 0)},{" "}
              {text.met(met, unclear)}
            </p>
            <p className="mt-1 text-pretty text-soft wrap-anywhere">
              {words.map((word) => `“${word}”`).join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
