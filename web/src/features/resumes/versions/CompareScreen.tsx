import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { CompareVersionsQuery } from "../../../api/resume/operations.gen";
import { comparisonQuery, type VersionRow, versionsQuery } from "../../../api/resume/resumes";
import { resumePageText } from "../../../i18n/resumePage";
import { resumesText, shelfText } from "../../../i18n/resumes";
import { minuteOf } from "../../../lib/moments";
import { useTitle } from "../../../lib/useTitle";
import { useWhole } from "../../../lib/useWhole";
import { Button, buttonLook } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Empty } from "../../../ui/Empty";
import { scoreShown } from "../../../ui/Score";
import { Select } from "../../../ui/Select";
import { Failed, Loading } from "../../../ui/Wait";
import { type CompareSearch, toCompareSearch } from "../address";
import { Lines } from "./Lines";

const text = resumePageText.compare;
type Comparison = CompareVersionsQuery["compareVersions"];

/** /my-resumes/{id}/compare: two versions word by word, and their scores. Without any it is the two newest. */
export function CompareScreen() {
  const { resumeId = "" } = useParams({ strict: false });
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
      <Content key={resumeId} resumeId={resumeId} />
    </div>
  );
}

function Content({ resumeId }: { resumeId: string }) {
  const search = toCompareSearch(useSearch({ strict: false }));
  const list = useInfiniteQuery(versionsQuery(resumeId));
  const rows = list.data ?? [];
  const to = search.to ?? rows.find((row) => row.id !== search.from)?.id ?? "";
  const from = search.from ?? rows.find((row) => row.id !== to)?.id ?? "";
  // A version far down the list is looked for, so that the pickers can name it.
  const named = [from, to].every((id) => rows.some((row) => row.id === id));
  useWhole(list.data !== undefined && !named, list);
  if (list.isPending)
    return (
      <Card className="mt-5 p-6">
        <Loading label={shelfText.loading} lines={6} />
      </Card>
    );
  if (!list.data)
    return (
      <div className="mt-5">
        <Failed
          message={shelfText.failed}
          again={shelfText.again}
          busy={list.isFetching}
          onAgain={() => void list.refetch()}
        />
      </div>
    );
  if (rows.length < 2)
    return (
      <div className="mt-5">
        <Empty title={text.onlyOne} text={text.onlyOneText}>
          <Link
            to="/my-resumes/$resumeId"
            params={{ resumeId }}
            search={{}}
            className={buttonLook("primary")}
          >
            {text.edit}
          </Link>
        </Empty>
      </div>
    );
  return (
    <>
      <Pickers resumeId={resumeId} rows={rows} from={from} to={to} />
      <div className="mt-5">
        {from && to && from !== to ? (
          <Difference from={from} to={to} />
        ) : (
          <p className="text-soft">{text.sameOne}</p>
        )}
      </div>
    </>
  );
}

type PickersProps = { resumeId: string; rows: VersionRow[]; from: string; to: string };

function Pickers({ resumeId, rows, from, to }: PickersProps) {
  const navigate = useNavigate();
  const options = rows.map((row) => ({
    value: row.id,
    label: `${shelfText.versionNumber(row.versionNumber)}, ${resumesText.origins[row.origin]}, ${minuteOf(row.createdAt)}`,
  }));
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
      <Changes lines={data.lines} />
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

function Changes({ lines }: { lines: Comparison["lines"] }) {
  if (lines.length === 0)
    return (
      <Card className="p-6">
        <p className="text-soft">{text.same}</p>
      </Card>
    );
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-xl">{text.lines(lines.length)}</h2>
      <Lines lines={lines} />
    </Card>
  );
}
