import { Link } from "@tanstack/react-router";
import type { Dashboard } from "../../api/resume/dashboard";
import { dashboardText } from "../../i18n/dashboard";
import { shelfText } from "../../i18n/resumes";
import { number } from "../../lib/locale";
import { ago } from "../../lib/moments";
import { Card } from "../../ui/Card";
import { cx } from "../../ui/cx";
import { Score } from "../../ui/Score";

const text = dashboardText.matches;
type Match = Dashboard["matches"][number];

/** The newest match of each of the jobs touched last, with how it moved. */
export function Matches({ matches }: { matches: Match[] }) {
  return (
    <Card aria-labelledby="matches-heading">
      <h2 id="matches-heading" className="px-6 pt-6 text-xl">
        {text.heading}
      </h2>
      {matches.length === 0 ? <p className="px-6 pb-6 pt-2 text-soft">{text.none}</p> : null}
      <ul className="mt-3 divide-y divide-line border-line not-empty:border-t">
        {matches.map((match) => (
          <Item key={match.analysis.id} match={match} />
        ))}
      </ul>
    </Card>
  );
}

function Item({ match: { analysis, resumeId, previousScore } }: { match: Match }) {
  const { jobDescription: job, resumeVersion: version, matchScore } = analysis;
  return (
    <li className="flex items-center gap-4 px-6 py-4">
      <div className="min-w-0 flex-1">
        <Link
          to="/my-resumes/jobs/$jobId"
          params={{ jobId: job.id }}
          className="font-medium underline-offset-4 wrap-anywhere hover:underline"
        >
          {job.title}
        </Link>
        <p className="text-[13px] text-soft">
          {job.company ? `${job.company} · ` : null}
          <Link
            to="/my-resumes/$resumeId"
            params={{ resumeId }}
            className="underline-offset-4 hover:underline"
          >
            {text.version(version.versionNumber)}
          </Link>
          {" · "}
          {ago(analysis.updatedAt)}
        </p>
      </div>
      <div className="shrink-0 text-right">
        <Score value={matchScore} label={shelfText.score} none={shelfText.unscored} />
        <Movement from={previousScore} to={matchScore} />
      </div>
    </li>
  );
}

function Movement({ from, to }: { from: number | null; to: number | null }) {
  if (from === null || to === null) return null;
  const points = number(Math.abs(to - from));
  if (points === "0") return <p className="text-[13px] text-soft">{text.same}</p>;
  const up = to > from;
  return (
    <p className={cx("tabular text-[13px]", up ? "text-good" : "text-warn")}>
      <span aria-hidden="true">{up ? `+${points}` : `−${points}`}</span>
      <span className="sr-only">{up ? text.up(points) : text.down(points)}</span>
    </p>
  );
}
