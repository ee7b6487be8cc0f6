import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { versionQuery } from "../../../api/resume/resumes";
import { resumePageText as text } from "../../../i18n/resumePage";
import { shelfText } from "../../../i18n/resumes";
import { Button, buttonLook } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Notice } from "../../../ui/Notice";
import { Failed, Loading } from "../../../ui/Wait";
import { useResumeActions } from "../actions";
import { ExportMenu } from "../ExportMenu";
import { Preview } from "../Preview";

type Props = { resumeId: string; versionId: string; newest: number };

/** An older version, only to read, with the way to make it the newest. */
export function OlderVersion({ resumeId, versionId, newest }: Props) {
  const { data, isPending, isFetching, refetch } = useQuery(versionQuery(versionId));
  const { restoreVersion } = useResumeActions();
  const navigate = useNavigate();
  const toNewest = (
    <Link to="/my-resumes/$resumeId" params={{ resumeId }} search={{}} className={buttonLook()}>
      {text.older.newest}
    </Link>
  );
  if (isPending)
    return (
      <Card className="mt-5 p-6">
        <Loading label={shelfText.loading} lines={8} />
      </Card>
    );
  if (data === undefined)
    return (
      <div className="mt-5">
        <Failed
          message={shelfText.failed}
          again={shelfText.again}
          busy={isFetching}
          onAgain={() => void refetch()}
        />
      </div>
    );
  if (data === null || data.resumeId !== resumeId)
    return (
      <div className="mt-5">
        <Notice tone="warn" action={toNewest}>
          {text.older.missing}
        </Notice>
      </div>
    );
  return (
    <section aria-labelledby="older-heading" className="mt-5">
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="older-heading" className="text-xl">
            {text.older.title(data.versionNumber)}
          </h2>
          <p className="text-sm text-soft">{text.older.text(newest)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {toNewest}
          <ExportMenu versionId={data.id} label={text.versions.exportNamed(data.versionNumber)} />
          <Button
            look="primary"
            busy={restoreVersion.isPending}
            onClick={() =>
              restoreVersion.mutate(
                { id: data.id, requestKey: crypto.randomUUID() },
                {
                  onSuccess: () =>
                    void navigate({ to: "/my-resumes/$resumeId", params: { resumeId }, search: {} }),
                },
              )
            }
          >
            {text.older.restore}
          </Button>
        </div>
      </Card>
      <div className="mx-auto mt-5 max-w-3xl">
        <Preview resume={data.document} />
      </div>
    </section>
  );
}
