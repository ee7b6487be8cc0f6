import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { jobQuery } from "../../api/resume/jobs";
import { jobsText } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { useTitle } from "../../lib/useTitle";
import { Card } from "../../ui/Card";
import { Failed, Loading } from "../../ui/Wait";
import { useJobActions } from "./actions";
import { JobForm } from "./JobForm";

const text = jobsText.form;

/** /my-resumes/jobs/{id}/edit: the posting and its fields. */
export function EditJobScreen() {
  const { jobId = "" } = useParams({ strict: false });
  const { data, isPending, isFetching, refetch } = useQuery(jobQuery(jobId));
  const { update } = useJobActions();
  const navigate = useNavigate();
  useTitle(shelfText.titled(text.edit));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link
        to="/my-resumes/jobs/$jobId"
        params={{ jobId }}
        className="text-sm text-soft underline-offset-4 hover:underline"
      >
        {text.backToJob}
      </Link>
      <h1 className="mb-5 mt-1 text-[32px] leading-tight md:text-[40px]">{text.edit}</h1>
      {isPending ? (
        <Card className="p-6">
          <Loading label={shelfText.loading} lines={8} />
        </Card>
      ) : data ? (
        <JobForm
          key={data.id}
          job={{
            title: data.title,
            company: data.company ?? "",
            location: data.location ?? "",
            description: data.description,
          }}
          busy={update.isPending}
          onSave={(input) =>
            update.mutate(
              { id: jobId, input },
              { onSuccess: () => void navigate({ to: "/my-resumes/jobs/$jobId", params: { jobId } }) },
            )
          }
        />
      ) : (
        <Failed
          message={data === null ? jobsText.page.notFound : shelfText.failed}
          again={shelfText.again}
          busy={isFetching}
          onAgain={() => void refetch()}
        />
      )}
    </div>
  );
}
