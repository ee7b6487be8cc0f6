import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { ResumeRow } from "../../../api/resume/resumes";
import { resumesText, shelfText } from "../../../i18n/resumes";
import { ago } from "../../../lib/moments";
import { Icon } from "../../../ui/Icon";
import { Menu, menuItemLook } from "../../../ui/Menu";
import { Score } from "../../../ui/Score";
import { useDownloads, useResumeActions } from "../actions";
import { lastMatch } from "./search";

const Naming = lazy(() => import("./Naming"));
const text = resumesText.list;

/** One resume of the list with everything that can be done to it. */
export function Row({ row }: { row: ResumeRow }) {
  const match = lastMatch(row);
  return (
    <li className="flex items-center gap-4 px-4 py-4 sm:px-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/my-resumes/$resumeId"
            params={{ resumeId: row.id }}
            className="font-display text-lg font-semibold underline-offset-4 wrap-anywhere hover:underline"
          >
            {row.title}
          </Link>
          <Tags tags={row.tags} />
          {row.archivedAt ? <span className="text-[13px] text-soft">{text.archived}</span> : null}
        </div>
        <p className="mt-0.5 text-[13px] text-soft">
          {shelfText.versionNumber(row.latest.versionNumber)}, {resumesText.origins[row.latest.origin]} ·{" "}
          {text.changed(ago(row.updatedAt))}
        </p>
        <p className="text-[13px] text-soft wrap-anywhere">
          {match ? (
            <Link
              to="/my-resumes/jobs/$jobId"
              params={{ jobId: match.jobDescription.id }}
              className="underline-offset-4 hover:underline"
            >
              {match.versionNumber === row.latest.versionNumber
                ? text.matched(match.jobDescription.title)
                : text.matchedBefore(match.jobDescription.title, match.versionNumber)}
            </Link>
          ) : (
            text.unmatched
          )}
        </p>
      </div>
      {match ? <Score value={match.matchScore} label={shelfText.score} none={shelfText.unscored} /> : null}
      <RowMenu row={row} />
    </li>
  );
}

/** The tags of a resume. */
export function Tags({ tags }: { tags: string[] }) {
  return tags.map((tag) => (
    <span key={tag} className="rounded-full border border-line bg-sunken px-2.5 py-0.5 text-[13px] text-soft">
      {tag}
    </span>
  ));
}

/** Everything that can be done to one resume. */
export function RowMenu({ row }: { row: ResumeRow }) {
  const actions = useResumeActions();
  const downloads = useDownloads();
  const [naming, setNaming] = useState<"title" | "tags" | null>(null);
  const { id } = row;
  const names = resumesText.menu;
  const entries: [string, () => void][] = [
    [names.duplicate, () => actions.duplicate.mutate({ id, requestKey: crypto.randomUUID() })],
    [names.rename, () => setNaming("title")],
    [names.tags, () => setNaming("tags")],
    [
      row.archivedAt ? names.unarchive : names.archive,
      () => actions.update.mutate({ id, input: { archived: row.archivedAt === null } }),
    ],
    [names.pdf, () => downloads.version.mutate({ id: row.latest.id, format: "pdf" })],
    [names.docx, () => downloads.version.mutate({ id: row.latest.id, format: "docx" })],
    [names.delete, () => actions.remove.mutate({ id })],
  ];
  return (
    <>
      <Menu
        label={shelfText.actions(row.title)}
        button={<Icon name="more" className="size-5" />}
        buttonClassName="flex size-10 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink"
      >
        {(close) => (
          <>
            <Link
              to="/my-resumes/$resumeId"
              params={{ resumeId: id }}
              role="menuitem"
              tabIndex={-1}
              onClick={close}
              className={menuItemLook}
            >
              {names.open}
            </Link>
            <Link
              to="/upload"
              search={{ resume: id }}
              role="menuitem"
              tabIndex={-1}
              onClick={close}
              className={menuItemLook}
            >
              {names.tailor}
            </Link>
            {entries.map(([label, run]) => (
              <button
                key={label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={menuItemLook}
                onClick={() => {
                  close();
                  run();
                }}
              >
                {label}
              </button>
            ))}
          </>
        )}
      </Menu>
      {naming ? (
        <Suspense>
          <Naming
            what={naming}
            title={row.title}
            tags={row.tags}
            onClose={() => setNaming(null)}
            onSave={(input) => {
              setNaming(null);
              actions.update.mutate({ id, input });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
