import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../../api/identity/currentUser";
import type { JobPage } from "../../api/resume/jobs";
import { lettersQuery } from "../../api/resume/letters";
import { resumesQuery, versionQuery, versionsQuery } from "../../api/resume/resumes";
import { boardText } from "../../i18n/jobBoard";
import { jobsText } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { dayOf } from "../../lib/moments";
import { useWhole } from "../../lib/useWhole";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/Select";
import { useJobActions } from "./actions";

const text = jobsText.sent;

/** Which version the employer got. */
export function SentCard({ job }: { job: JobPage }) {
  return (
    <Card aria-labelledby="sent-heading" className="p-5 md:p-6">
      <h2 id="sent-heading" className="text-xl">
        {text.heading}
      </h2>
      {job.sentVersionId ? (
        <Sent job={job} versionId={job.sentVersionId} />
      ) : (
        <>
          <p className="mb-3 mt-1 text-pretty text-sm text-soft">{text.lead}</p>
          <Pick job={job} />
        </>
      )}
      <Letter job={job} />
    </Card>
  );
}

function Sent({ job, versionId }: { job: JobPage; versionId: string }) {
  const { data } = useQuery(versionQuery(versionId));
  const { update } = useJobActions();
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-40 text-sm">
        {data ? (
          <Link
            to="/my-resumes/$resumeId"
            params={{ resumeId: data.resumeId }}
            search={{ version: versionId }}
            className="font-medium underline underline-offset-4"
          >
            {shelfText.versionNumber(data.versionNumber)}
          </Link>
        ) : null}
        <span className="block text-soft">{job.sentAt ? text.sentOn(dayOf(job.sentAt)) : null}</span>
      </p>
      <Button
        busy={update.isPending}
        onClick={() => update.mutate({ id: job.id, input: { sentVersionId: null } })}
      >
        {text.take}
      </Button>
    </div>
  );
}

/** Which of the user's letters for this job the employer got. */
function Letter({ job }: { job: JobPage }) {
  const { user } = useCurrentUser();
  const all = useInfiniteQuery(lettersQuery(user?.id ?? ""));
  useWhole(true, all);
  const { update } = useJobActions();
  const letters = (all.data ?? []).filter((row) => row.jobDescriptionId === job.id);
  const sent = letters.find((row) => row.id === job.sentLetterId);
  if (letters.length === 0) return null;
  return (
    <div className="mt-4">
      <Select
        label={boardText.letter.label}
        value={sent?.id ?? ""}
        options={[
          { value: "", label: boardText.letter.none },
          ...letters.map((row) => ({ value: row.id, label: row.title })),
        ]}
        onChange={(id) => update.mutate({ id: job.id, input: { sentLetterId: id || null } })}
      />
      {sent ? (
        <Link
          to="/edit-cover-letter/$id"
          params={{ id: sent.id }}
          className="text-sm underline underline-offset-4"
        >
          {boardText.letter.open}
        </Link>
      ) : null}
    </div>
  );
}

function Pick({ job }: { job: JobPage }) {
  const { user } = useCurrentUser();
  const resumes = useInfiniteQuery(resumesQuery(user?.id ?? ""));
  const [resumeId, setResumeId] = useState("");
  const versions = useInfiniteQuery(versionsQuery(resumeId));
  const [versionId, setVersionId] = useState("");
  const { update } = useJobActions();
  return (
    <div className="space-y-3">
      <Select
        label={jobsText.match.resume}
        value={resumeId}
        options={[
          { value: "", label: text.needsResume },
          ...(resumes.data ?? []).map((row) => ({ value: row.id, label: row.title })),
        ]}
        onChange={(id) => {
          setResumeId(id);
          setVersionId("");
        }}
      />
      <div className="flex items-end gap-3">
        <Select
          label={text.version}
          value={versionId}
          options={[
            { value: "", label: text.none },
            ...(versions.data ?? []).map((row) => ({
              value: row.id,
              label: `${shelfText.versionNumber(row.versionNumber)}, ${dayOf(row.createdAt)}`,
            })),
          ]}
          onChange={setVersionId}
          className="min-w-0 flex-1"
        />
        <Button
          disabled={!versionId}
          busy={update.isPending}
          onClick={() => update.mutate({ id: job.id, input: { sentVersionId: versionId } })}
        >
          {text.mark}
        </Button>
      </div>
    </div>
  );
}
