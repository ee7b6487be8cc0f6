import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { toldBy } from "../../api/graphql";
import { versionsQuery } from "../../api/resume/resumes";
import type { JobChoice, ResumeChoice } from "../../api/resume/useChoices";
import { guidesText } from "../../i18n/guides";
import { shelfText } from "../../i18n/resumes";
import { newKey } from "../../lib/keys";
import { dayOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Select } from "../../ui/Select";
import { useGuideActions } from "./actions";

const text = guidesText.form;

type Props = { resumes: ResumeChoice[]; jobs: JobChoice[]; resumeId: string; jobId: string };

/** Which job, which resume, and which of its versions: the newest until another is chosen. */
export function NewGuideForm({ resumes, jobs, resumeId, jobId }: Props) {
  const [job, setJob] = useState(() => first(jobs, jobId));
  const [resume, setResume] = useState(() => first(resumes, resumeId));
  const [version, setVersion] = useState("");
  const versions = useInfiniteQuery(versionsQuery(resume));
  const { generate } = useGuideActions();
  const navigate = useNavigate();
  // One key for one wish, however often the button is pressed.
  const request = useRef({ of: "", key: "" });
  const latest = resumes.find(({ id }) => id === resume)?.latest;
  const older = versions.data?.filter(({ id }) => id !== latest?.id) ?? [];

  function make(event: FormEvent) {
    event.preventDefault();
    if (generate.isPending) return;
    const wish = { resumeVersionId: version || (latest?.id ?? ""), jobDescriptionId: job };
    const of = JSON.stringify(wish);
    if (request.current.of !== of) request.current = { of, key: newKey() };
    generate.mutate(
      { ...wish, requestKey: request.current.key },
      { onSuccess: ({ id }) => void navigate({ to: "/interview-guide/$id", params: { id } }) },
    );
  }

  return (
    <form noValidate onSubmit={make}>
      <Card className="max-w-xl space-y-4 p-5 md:p-6">
        <Select
          label={text.job}
          value={job}
          options={jobs.map(({ id, title, company }) => ({
            value: id,
            label: [title, company].filter(Boolean).join(", "),
          }))}
          onChange={setJob}
        />
        <Select
          label={text.resume}
          value={resume}
          options={resumes.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => {
            setResume(id);
            setVersion("");
          }}
        />
        <Select
          label={text.version}
          value={version || (latest?.id ?? "")}
          options={[
            ...(latest ? [{ value: latest.id, label: text.newest(latest.versionNumber) }] : []),
            ...older.map(({ id, versionNumber, createdAt }) => ({
              value: id,
              label: text.older(versionNumber, dayOf(createdAt)),
            })),
          ]}
          onChange={setVersion}
        />
        {generate.error && !generate.isPending ? (
          <Notice tone="warn" urgent title={text.refused}>
            {toldBy(generate.error, shelfText.lost)}
          </Notice>
        ) : null}
        <Button look="primary" size="large" type="submit" busy={generate.isPending} className="w-full">
          {generate.isPending ? text.making : text.make}
        </Button>
      </Card>
    </form>
  );
}

/** The one that was asked for where it is there, and the first one otherwise. */
const first = (rows: { id: string }[], asked: string) =>
  rows.find(({ id }) => id === asked)?.id ?? rows[0]?.id ?? "";
