import { Link } from "@tanstack/react-router";
import type { JobPage } from "../../api/resume/jobs";
import { jobsText } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { minuteOf } from "../../lib/moments";
import { Card } from "../../ui/Card";
import { Score, scoreShown } from "../../ui/Score";
import { Trend } from "../../ui/Trend";

const text = jobsText.trend;

/** How the matches with a job moved: a line, and the same as a table that leads to each analysis. */
export function TrendCard({ analyses }: { analyses: JobPage["analyses"] }) {
  const byTime = [...analyses].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const scores = byTime.map((analysis) => analysis.matchScore).filter((score) => score !== null);
  const [first = 0, last = 0] = [scores[0], scores.at(-1)];
  return (
    <Card aria-labelledby="trend-heading" className="p-5 md:p-6">
      <h2 id="trend-heading" className="text-xl">
        {text.heading}
      </h2>
      {byTime.length === 0 ? (
        <p className="mt-1 text-sm text-soft">{text.none}</p>
      ) : (
        <>
          {scores.length > 1 ? (
            <Trend values={scores} label={text.chart(scores.length, scoreShown(first), scoreShown(last))} />
          ) : null}
          <table className="tabular mt-3 w-full text-left text-sm">
            <caption className="sr-only">{text.heading}</caption>
            <thead>
              <tr className="text-[13px] text-soft">
                <th scope="col" className="py-1 font-normal">
                  {text.when}
                </th>
                <th scope="col" className="py-1 font-normal">
                  {text.version}
                </th>
                <th scope="col" className="py-1 text-right font-normal">
                  {text.score}
                </th>
              </tr>
            </thead>
            <tbody>
              {byTime.toReversed().map((analysis) => (
                <tr key={analysis.id} className="border-t border-line">
                  <td className="py-2 pr-2">
                    <Link
                      to="/my-resumes/analyses/$analysisId"
                      params={{ analysisId: analysis.id }}
                      className="underline underline-offset-4"
                    >
                      {minuteOf(analysis.createdAt)}
                    </Link>
                  </td>
                  <td className="py-2 pr-2">{analysis.resumeVersion.versionNumber}</td>
                  <td className="py-2 text-right">
                    <Score
                      value={analysis.matchScore}
                      label={shelfText.score}
                      none={shelfText.unscored}
                      className="text-lg"
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}
