import { useInfiniteQuery } from "@tanstack/react-query";
import { versionsQuery } from "../../api/resume/resumes";
import type { ResumeChoice } from "../../api/resume/useChoices";
import { lettersText } from "../../i18n/letters";
import { shelfText } from "../../i18n/resumes";
import { dayOf } from "../../lib/moments";
import { Select } from "../../ui/Select";

const text = lettersText.form;

type Props = {
  resumes: ResumeChoice[];
  resume: string;
  onResume: (id: string) => void;
  version: string;
  onVersion: (id: string) => void;
};

/** Which resume, and which of its versions; the newest until another is chosen. */
export function ResumePart({ resumes, resume, onResume, version, onVersion }: Props) {
  const versions = useInfiniteQuery(versionsQuery(resume));
  const latest = resumes.find(({ id }) => id === resume)?.latest;
  const older = versions.data?.filter(({ id }) => id !== latest?.id) ?? [];
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Select
        label={text.resume}
        value={resume}
        options={resumes.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={onResume}
      />
      <Select
        label={text.version}
        value={version}
        options={[
          ...(latest ? [{ value: latest.id, label: text.newest(latest.versionNumber) }] : []),
          ...older.map(({ id, versionNumber, createdAt }) => ({
            value: id,
            label: `${shelfText.versionNumber(versionNumber)}, ${dayOf(createdAt)}`,
          })),
        ]}
        onChange={onVersion}
      />
    </div>
  );
}
