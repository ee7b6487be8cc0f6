import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { toldBy } from "../../api/graphql";
import { versionsQuery } from "../../api/resume/resumes";
import { comparisonsText } from "../../i18n/comparisons";
import { shelfText } from "../../i18n/resumes";
import { newKey } from "../../lib/keys";
import { dayOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Select } from "../../ui/Select";
import { TextField } from "../../ui/TextField";
import { useComparisonActions } from "./actions";
import { type JobChoice, JobPicker, least } from "./JobPicker";

const text = comparisonsText.form;

type ResumeChoice = { id: string; title: string; latest: { id: string; versionNumber: number } };
type Props = { resumes: ResumeChoice[]; jobs: JobChoice[] };

/** One version of a resume and the jobs that it is compared with. */
export function NewComparisonForm({ resumes, jobs }: Props) {
  const [resume, setResume] = useState(resumes[0]?.id ?? "");
  const [version, setVersion] = useState("");
  const [chosen, setChosen] = useState<string[]>([]);
  const [title, setTitle] = useState("");
  const [tried, setTried] = useState(false);
  const { create } = useComparisonActions();
  const navigate = useNavigate();
  // One key for one wish, however often the button is pressed.
  const request = useRef({ of: "", key: "" });
  const latest = resumes.find(({ id }) => id === resume)?.latest;

  function compare(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (create.isPending || chosen.length < least) return;
    const wish = {
      resumeVersionId: version || (latest?.id ?? ""),
      jobDescriptionIds: chosen,
      title: title.trim() || null,
    };
    const of = JSON.stringify(wish);
    if (request.current.of !== of) request.current = { of, key: newKey() };
    create.mutate(
      { ...wish, requestKey: request.current.key },
      { onSuccess: ({ id }) => void navigate({ to: "/competitive-analysis/$id", params: { id } }) },
    );
  }

  return (
    <form noValidate onSubmit={compare} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <JobPicker
        jobs={jobs}
        chosen={chosen}
        onChosen={setChosen}
        error={tried && chosen.length < least ? text.few : undefined}
      />
      <Card className="space-y-4 p-5 md:p-6">
        <h2 className="text-xl">{text.from}</h2>
        <Select
          label={text.resume}
          value={resume}
          options={resumes.map((one) => ({ value: one.id, label: one.title }))}
          onChange={(id) => {
            setResume(id);
            setVersion("");
          }}
        />
        <VersionSelect resume={resume} latest={latest} version={version} onVersion={setVersion} />
        <TextField
          label={text.name}
          placeholder={text.nameHint}
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <p className="text-pretty text-[13px] text-soft">{text.note}</p>
        {create.error && !create.isPending ? (
          <Notice tone="warn" urgent title={text.refused}>
            {toldBy(create.error, shelfText.lost)}
          </Notice>
        ) : null}
        <Button look="primary" size="large" type="submit" busy={create.isPending} className="w-full">
          {create.isPending ? text.working : text.create}
        </Button>
      </Card>
    </form>
  );
}

type VersionProps = {
  resume: string;
  latest: ResumeChoice["latest"] | undefined;
  version: string;
  onVersion: (id: string) => void;
};

/** The newest version until another is chosen. */
function VersionSelect({ resume, latest, version, onVersion }: VersionProps) {
  const { data } = useInfiniteQuery(versionsQuery(resume));
  const older = data?.filter(({ id }) => id !== latest?.id) ?? [];
  return (
    <Select
      label={text.version}
      value={version || (latest?.id ?? "")}
      options={[
        ...(latest ? [{ value: latest.id, label: text.newest(latest.versionNumber) }] : []),
        ...older.map(({ id, versionNumber, createdAt }) => ({
          value: id,
          label: `${shelfText.versionNumber(versionNumber)}, ${dayOf(createdAt)}`,
        })),
      ]}
      onChange={onVersion}
    />
  );
}
