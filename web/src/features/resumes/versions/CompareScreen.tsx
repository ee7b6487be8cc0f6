import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { CompareVersionsQuery } from "../../../api/resume/operations.gen";
import { comparisonQuery, versionsQuery } from "../../../api/resume/resumes";
import { resumePageText } from "../../../i18n/resumePage";
import { shelfText } from "../../../i18n/resumes";
import { minuteOf } from "../../../lib/moments";
import { useTitle } from "../../../lib/useTitle";
import { wordDiff } from "../../../lib/words";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Marked } from "../../../ui/Marked";
import { scoreShown } from "../../../ui/Score";
import { Select } from "../../../ui/Select";
import { Failed, Loading } from "../../../ui/Wait";
import { type CompareSearch, toCompareSearch } from "../address";

const text = resumePageText.compare;
type Comparison = CompareVersionsQuery["compareVersions"];

/** /my-resumes/{id}/compare: two versions word by word, and their scores. */
export function CompareScreen() {
  const { resumeId = "" } = useParams({ strict: false });
  const { from = "", to = "" } = toCompareSearch(useSearch({ strict: false }));
  useTitle(shelfText.titled(text.title));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link
        to="/my-resumes/$resumeId"
        params={{ resumeId }}
        search={{ view: "versions" }}
        className="text-sm text-soft underline-offset-4 hover:underline"
      >
        {text.back}
      </Link>
      <h1 className="mt-1 text-[28px] leading-tight md:text-[36px]">{text.title}</h1>
      <Pickers resumeId={resumeId} from={from} to={to} />
      <div className="mt-5">
        {from && to && from !== to ? (
          <Difference from={from} to={to} />
        ) : (
          <p className="text-soft">{text.sameOne}</p>
        )}
      </div>
    </div>
  );
}

function Pickers({ resumeId, from, to }: { resumeId: string; from: string; to: string }) {
  const navigate = useNavigate();
  const list = useInfiniteQuery(versionsQuery(resumeId));
  const options = [
    { value: "", label: "–" },
    ...(list.data ?? []).map((row) => ({
      value: row.id,
      label: `${shelfText.versionNumber(row.versionNumber)}, ${minuteOf(row.createdAt)}`,
    })),
  ];
  const go = (search: CompareSearch) =>
    void navigate({ to: "/my-resumes/$resumeId/compare", params: { resumeId }, search, replace: true });
  return (
    <div className="mt-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <Select label={text.from} value={from} options={options} onChange={(id) => go({ from: id, to })} />
      <Button onClick={() => go({ from: to, to: from })}>{text.swap}</Button>
      <Select label={text.to} value={to} options={options} onChange={(id) => go({ from, to: id })} />
    </div>
  );
}

function Difference({ from, to }: { from: string; to: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(comparisonQuery(from, to));
  if (isPending)
    return (
      <Card className="p-6">
        <Loading label={shelfText.loading} lines={6} />
      </Card>
    );
  if (!data)
    return (
      <Failed
        message={shelfText.failed}
        again={shelfText.again}
        busy={isFetching}
        onAgain={() => void refetch()}
      />
    );
  return (
    <div className="space-y-5">
      <Scores comparison={data} />
      <Lines lines={data.lines} />
    </div>
  );
}

function Scores({ comparison: { from, to, scores } }: { comparison: Comparison }) {
  return (
    <Card aria-labelledby="scores-heading" className="p-5 md:p-6">
      <h2 id="scores-heading" className="text-xl">
        {text.scores}
      </h2>
      {scores.length === 0 ? (
        <p className="mt-2 text-soft">{text.noScores}</p>
      ) : (
        <div className="mt-3 overflow-x-auto">
          <table className="tabular w-full text-left text-sm">
            <thead>
              <tr className="text-[13px] text-soft">
                <th scope="col" className="py-2 pr-4 font-normal">
                  {text.job}
                </th>
                {[from, to].map((version) => (
                  <th key={version.id} scope="col" className="py-2 pr-4 text-right font-normal">
                    {shelfText.versionNumber(version.versionNumber)}
                  </th>
                ))}
                <th scope="col" className="py-2 text-right font-normal">
                  {text.change}
                </th>
              </tr>
            </thead>
            <tbody>
              {scores.map((score) => (
                <tr key={score.jobDescription.id} className="border-t border-line">
                  <th scope="row" className="py-2.5 pr-4 font-medium wrap-anywhere">
                    {score.jobDescription.title}
                  </th>
                  <td className="py-2.5 pr-4 text-right">{scoreShown(score.from)}</td>
                  <td className="py-2.5 pr-4 text-right">{scoreShown(score.to)}</td>
                  <td
                    className={
                      score.to >= score.from ? "py-2.5 text-right text-good" : "py-2.5 text-right text-bad"
                    }
                  >
                    {score.to > score.from ? "+" : ""}
                    {scoreShown(score.to - score.from)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function Lines({ lines }: { lines: Comparison["lines"] }) {
  if (lines.length === 0)
    return (
      <Card className="p-6">
        <p className="text-soft">{text.same}</p>
      </Card>
    );
  const sections = [...new Set(lines.map((line) => line.section))];
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-xl">{text.lines(lines.length)}</h2>
      {sections.map((section) => (
        <section key={section} aria-label={text.sections[section] ?? section} className="mt-5">
          <h3 className="text-[15px]">{text.sections[section] ?? section}</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {lines
              .filter((line) => line.section === section)
              .map((line, i) => (
                <li key={i} className="py-2.5 text-sm text-pretty">
                  <Line line={line} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

/** One line that differs: a changed one word by word. */
function Line({ line: { before, after } }: { line: Comparison["lines"][number] }) {
  if (before === null || after === null)
    return (
      <>
        <span className="mr-2 text-[13px] text-soft">{before === null ? text.added : text.removed}</span>
        {before === null ? <ins className="font-medium text-good">{after}</ins> : <del>{before}</del>}
      </>
    );
  return (
    <>
      <span className="mr-2 text-[13px] text-soft">{text.changed}</span>
      {wordDiff(before, after).map((stretch, i) => {
        if (stretch.kind === "same") return stretch.text;
        if (stretch.kind === "removed") return <Marked key={i} as="del" words={stretch.text} />;
        return (
          <ins key={i} className="font-medium text-good">
            {stretch.text}
          </ins>
        );
      })}
    </>
  );
}
