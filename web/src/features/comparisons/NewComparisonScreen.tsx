import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { jobsQuery } from "../../api/resume/jobs";
import { resumesQuery } from "../../api/resume/resumes";
import { comparisonsText } from "../../i18n/comparisons";
import { shelfText } from "../../i18n/resumes";
import { useTitle } from "../../lib/useTitle";
import { useWhole } from "../../lib/useWhole";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Failed, Loading } from "../../ui/Wait";
import { NewComparisonForm } from "./NewComparisonForm";

const text = comparisonsText.form;

/** /create-competitive-analysis: which resume, and which jobs. */
export function NewComparisonScreen() {
  useTitle(shelfText.titled(text.title));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/competitive-analysis" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <h1 className="mt-1 text-[32px] leading-tight md:text-[40px]">{text.title}</h1>
      <p className="mb-5 mt-1 text-pretty text-soft">{text.lead}</p>
      <Content />
    </div>
  );
}

function Content() {
  const { user } = useCurrentUser();
  const resumes = useInfiniteQuery(resumesQuery(user?.id ?? ""));
  const jobs = useInfiniteQuery(jobsQuery(user?.id ?? ""));
  // A search looks at every job, not at the first part of them.
  useWhole(true, jobs);
  if (resumes.isPending || jobs.isPending)
    return (
      <Card className="p-6">
        <Loading label={shelfText.loading} lines={8} />
      </Card>
    );
  if (!resumes.data || !jobs.data)
    return (
      <Failed
        message={text.unloaded}
        again={shelfText.again}
        busy={resumes.isFetching || jobs.isFetching}
        onAgain={() => {
          for (const query of [resumes, jobs]) if (!query.data) void query.refetch();
        }}
      />
    );
  const current = resumes.data.filter((one) => one.archivedAt === null);
  if (current.length === 0)
    return (
      <Empty title={text.title} text={text.noResume}>
        <Link to="/my-resumes/new" className={buttonLook("primary", "large")}>
          {text.addResume}
        </Link>
      </Empty>
    );
  if (jobs.data.length < 2)
    return (
      <Empty title={text.title} text={comparisonsText.empty.few(jobs.data.length)}>
        <Link to="/my-resumes/jobs/new" className={buttonLook("primary", "large")}>
          {comparisonsText.empty.addJob}
        </Link>
      </Empty>
    );
  return <NewComparisonForm resumes={current} jobs={jobs.data} />;
}
