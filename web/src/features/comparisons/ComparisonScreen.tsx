import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { type Comparison, comparisonQuery } from "../../api/resume/comparisons";
import { comparisonsText } from "../../i18n/comparisons";
import { shelfText } from "../../i18n/resumes";
import { dayOf } from "../../lib/moments";
import { useTitle } from "../../lib/useTitle";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Failed, Loading } from "../../ui/Wait";
import { useComparisonActions } from "./actions";
import { ClosestCard } from "./ClosestCard";
import { ConditionsCard } from "./ConditionsCard";
import { LeverCard } from "./LeverCard";
import { MatrixCard } from "./MatrixCard";

const text = comparisonsText.page;

/** /competitive-analysis/{id}: what the compared jobs ask for and where the resume stands. */
export function ComparisonScreen() {
  const { id = "" } = useParams({ strict: false });
  const { data, isPending, isFetching, refetch } = useQuery(comparisonQuery(id));
  const heading = data ? data.title : data === null ? text.notFound : text.untitled;
  useTitle(shelfText.titled(heading));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/competitive-analysis" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-[28px] leading-tight wrap-anywhere md:text-[36px]">{heading}</h1>
          {data ? <Of comparison={data} /> : null}
        </div>
        {data ? <Delete id={data.id} /> : null}
      </div>
      <div className="mt-5">
        {isPending ? (
          <Card className="p-6">
            <Loading label={shelfText.loading} lines={8} />
          </Card>
        ) : data ? (
          <Content key={data.id} comparison={data} />
        ) : data === null ? (
          <Empty title={text.untitled} text={text.notFoundText}>
            <Link to="/my-resumes/trash" className={buttonLook()}>
              {text.toTrash}
            </Link>
          </Empty>
        ) : (
          <Failed
            message={shelfText.failed}
            again={shelfText.again}
            busy={isFetching}
            onAgain={() => void refetch()}
          />
        )}
      </div>
    </div>
  );
}

function Of({ comparison: { resumeVersion: version, createdAt } }: { comparison: Comparison }) {
  return (
    <p className="text-soft wrap-anywhere">
      {version ? (
        <Link
          to="/my-resumes/$resumeId"
          params={{ resumeId: version.resumeId }}
          search={{ version: version.id }}
          className="underline underline-offset-4"
        >
          {text.of(version.versionNumber)}
        </Link>
      ) : (
        text.gone
      )}{" "}
      · {text.on(dayOf(createdAt))}
    </p>
  );
}

function Delete({ id }: { id: string }) {
  const { remove } = useComparisonActions();
  const navigate = useNavigate();
  return (
    <Button
      busy={remove.isPending}
      onClick={() =>
        remove.mutate({ id }, { onSuccess: () => void navigate({ to: "/competitive-analysis" }) })
      }
    >
      {text.delete}
    </Button>
  );
}

function Content({ comparison }: { comparison: Comparison }) {
  const { summary, jobs, strengths, gaps } = comparison;
  return (
    <div className="space-y-5">
      <Card aria-labelledby="summary-heading" className="p-5 md:p-6">
        <h2 id="summary-heading" className="text-xl">
          {text.summary}
        </h2>
        <p className="mt-1 text-pretty">{summary}</p>
        <p className="mt-3 text-pretty text-[13px] text-soft">{text.scope(jobs.length)}</p>
      </Card>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <ClosestCard comparison={comparison} />
        <LeverCard levers={comparison.levers} />
        <Findings id="above" heading={text.above} lines={strengths} none={text.noAbove} />
        <Findings id="below" heading={text.below} lines={gaps} none={text.noBelow} />
      </div>
      <MatrixCard comparison={comparison} />
      <ConditionsCard conditions={comparison.conditions} all={jobs.length} />
    </div>
  );
}

type FindingsProps = { id: string; heading: string; lines: string[]; none: string };

function Findings({ id, heading, lines, none }: FindingsProps) {
  return (
    <Card aria-labelledby={`${id}-heading`} className="p-5 md:p-6">
      <h2 id={`${id}-heading`} className="text-xl">
        {heading}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-1 text-soft">{none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {lines.map((line) => (
            <li key={line} className="py-2.5 text-sm text-pretty wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
