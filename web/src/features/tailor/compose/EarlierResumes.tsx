import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { askResume, toldBy } from "../../../api/graphql";
import { ResumesDocument } from "../../../api/resume/operations.gen";
import { tailorText as text } from "../../../i18n/tailor";
import { ago } from "../../../lib/moments";
import { Icon } from "../../../ui/Icon";
import { TextField } from "../../../ui/TextField";
import { Failed, Loading } from "../../../ui/Wait";
import { useTailorSession } from "../useTailorSession";

const few = 4;

/** The member's resumes, to go on with the newest version of one. Nothing where there is none yet. */
export function EarlierResumes({ user }: { user: string }) {
  const session = useTailorSession();
  const [filter, setFilter] = useState("");
  const { data, isPending, error, refetch, isFetching } = useQuery({
    queryKey: ["resume", "earlier", user],
    queryFn: () => askResume(ResumesDocument, { userId: user, first: 100 }),
    staleTime: 0,
  });
  const all = (data?.resumes ?? []).filter((resume) => !resume.archivedAt);
  const found = all.filter((resume) => resume.title.toLowerCase().includes(filter.trim().toLowerCase()));
  if (data && all.length === 0) return null;
  return (
    <section aria-labelledby="earlier-heading" className="min-w-0">
      <h3 id="earlier-heading" className="mb-2 font-sans text-sm font-medium tracking-normal">
        {text.resume.earlierHeading}
      </h3>
      {isPending ? <Loading label={text.loading} lines={3} /> : null}
      {error ? (
        <Failed
          message={toldBy(error, text.resume.earlierFailed)}
          again={text.tryAgain}
          busy={isFetching}
          onAgain={() => void refetch()}
        />
      ) : null}
      {all.length > few ? (
        <TextField
          label={text.resume.earlierFilter}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className="mb-2"
        />
      ) : null}
      {filter && found.length === 0 ? <p className="text-sm text-soft">{text.resume.earlierNone}</p> : null}
      <ul className="max-h-64 space-y-2 overflow-y-auto p-0.5">
        {found.map((resume) => (
          <li key={resume.id}>
            <button
              type="button"
              onClick={() => void session.open({ resume: resume.id })}
              className="flex w-full items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 text-left transition-colors duration-150 hover:border-edge"
            >
              <Icon name="file" className="size-5 shrink-0 text-brand" />
              <span className="min-w-0">
                <span className="block truncate text-sm font-medium">{resume.title}</span>
                <span className="block text-[13px] text-soft">
                  {text.resume.versions(resume.versionCount)} · {ago(resume.updatedAt)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
