import { Link } from "@tanstack/react-router";
import type { Comparison } from "../../api/resume/comparisons";
import { comparisonsText } from "../../i18n/comparisons";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { scoreShown } from "../../ui/Score";

const text = comparisonsText.page;
type Lever = Comparison["levers"][number];

/** What would raise the scores most, with the scores before and after. */
export function LeverCard({ levers: [biggest, ...next] }: { levers: Lever[] }) {
  return (
    <Card aria-labelledby="lever-heading" className="p-5 md:p-6">
      <h2 id="lever-heading" className="text-xl">
        {text.lever}
      </h2>
      {biggest ? <One lever={biggest} /> : <p className="mt-1 text-soft">{text.noLever}</p>}
      {biggest?.kind === "LEARN" ? (
        <Link
          to="/create-development-plan"
          search={biggest.skillId ? { skill: biggest.skillId } : {}}
          className={`mt-3 ${buttonLook("secondary", "small")}`}
        >
          {text.plan}
        </Link>
      ) : null}
      {next.length > 0 ? (
        <>
          <h3 className="mt-4 text-base">{text.more}</h3>
          <ul className="divide-y divide-line">
            {next.map((lever) => (
              <li key={lever.key} className="py-2.5">
                <One lever={lever} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}

function One({ lever: { text: says, gains } }: { lever: Lever }) {
  return (
    <>
      <p className="mt-1 text-pretty text-sm wrap-anywhere">{says}</p>
      <ul className="tabular mt-1 text-[13px] text-soft">
        {gains.map((gain) => (
          <li key={gain.jobDescriptionId} className="wrap-anywhere">
            {text.gain(gain.title, scoreShown(gain.before), scoreShown(gain.after))}
          </li>
        ))}
      </ul>
    </>
  );
}
