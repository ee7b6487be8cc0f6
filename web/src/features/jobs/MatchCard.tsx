import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../../api/identity/currentUser";
import { resumesQuery } from "../../api/resume/resumes";
import { jobsText } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/Select";
import { Failed, Loading } from "../../ui/Wait";
import { useJobActions } from "./actions";

const text = jobsText.match;

/** Matches the newest version of a resume with a job; the analysis opens then. */
export function MatchCard({ jobId }: { jobId: string }) {
  const { user } = useCurrentUser();
  const { data, isPending, isFetching, refetch } = useInfiniteQuery(resumesQuery(user?.id ?? ""));
  const [chosen, setChosen] = useState("");
  const { analyze } = useJobActions();
  const navigate = useNavigate();
  const current = data?.filter((row) => row.archivedAt === null) ?? [];
  const resume = current.find((row) => row.id === chosen) ?? current[0];

  return (
    <Card aria-labelledby="match-heading" className="p-5 md:p-6">
      <h2 id="match-heading" className="mb-3 text-xl">
        {text.heading}
      </h2>
      {isPending ? (
        <Loading label={shelfText.loading} lines={2} />
      ) : !data ? (
        <Failed
          message={text.unloaded}
          again={shelfText.again}
          busy={isFetching}
          onAgain={() => void refetch()}
        />
      ) : resume ? (
        <div className="flex items-end gap-3">
          <Select
            label={text.resume}
            value={resume.id}
            options={current.map((row) => ({
              value: row.id,
              label: `${row.title}, ${shelfText.versionNumber(row.latest.versionNumber).toLowerCase()}`,
            }))}
            onChange={setChosen}
            className="min-w-0 flex-1"
          />
          <Button
            look="primary"
            busy={analyze.isPending}
            onClick={() =>
              analyze.mutate(
                { resumeVersionId: resume.latest.id, jobDescriptionId: jobId },
                {
                  onSuccess: ({ id }) =>
                    void navigate({ to: "/my-resumes/analyses/$analysisId", params: { analysisId: id } }),
                },
              )
            }
          >
            {text.run}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-soft">{text.none}</p>
          <Link to="/my-resumes/new" className={buttonLook()}>
            {text.add}
          </Link>
        </div>
      )}
    </Card>
  );
}
