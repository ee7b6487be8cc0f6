import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useCurrentUser } from "../../../api/identity/currentUser";
import type { Resume } from "../../../api/resume/document";
import { firstPagesQuery, type ResumeRow } from "../../../api/resume/resumes";
import { resumesText, shelfText } from "../../../i18n/resumes";
import { ago } from "../../../lib/moments";
import { useSeen } from "../../../lib/useSeen";
import { useWhole } from "../../../lib/useWhole";
import { Card } from "../../../ui/Card";
import { Score } from "../../../ui/Score";
import { Preview } from "../Preview";
import { RowMenu, Tags } from "./Row";
import { lastMatch } from "./search";

const text = resumesText.list;

/** Resumes as cards with their first page. What they say is fetched here alone, and in parts. */
export default function Grid({ rows }: { rows: ResumeRow[] }) {
  const { user } = useCurrentUser();
  const pages = useInfiniteQuery(firstPagesQuery(user?.id ?? ""));
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const onSeen = useCallback((id: string) => setSeen((before) => new Set(before).add(id)), []);
  // Further parts are asked for until what is in sight is there.
  useWhole(Boolean(pages.data) && rows.some((row) => seen.has(row.id) && !pages.data?.has(row.id)), pages);
  return (
    <section aria-label={text.label} className="mt-4">
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4">
        {rows.map((row) => (
          <Tile key={row.id} row={row} document={pages.data?.get(row.id)} onSeen={onSeen} />
        ))}
      </ul>
    </section>
  );
}

type TileProps = { row: ResumeRow; document: Resume | undefined; onSeen: (id: string) => void };

function Tile({ row, document, onSeen }: TileProps) {
  const match = lastMatch(row);
  const page = useRef<HTMLDivElement>(null);
  const seen = useSeen(page);
  useEffect(() => {
    if (seen) onSeen(row.id);
  }, [seen, row.id, onSeen]);
  return (
    <li className="min-w-0">
      <Card className="relative flex h-full flex-col transition-colors duration-150 hover:border-edge focus-within:border-edge">
        <div
          ref={page}
          className="aspect-[4/3] overflow-hidden rounded-t-card border-b border-line bg-sunken px-[9%] pt-[7%]"
        >
          {seen && document ? (
            <div aria-hidden="true" inert className="paper-small pointer-events-none animate-rise">
              <Preview resume={document} />
            </div>
          ) : (
            <div aria-hidden="true" className="h-full rounded-t-card border border-line bg-surface" />
          )}
        </div>
        <div className="flex flex-1 items-start gap-1 py-3 pl-3 pr-1 sm:pl-4">
          <div className="min-w-0 flex-1">
            <Link
              to="/my-resumes/$resumeId"
              params={{ resumeId: row.id }}
              className="block font-display text-base font-semibold underline-offset-4 wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {row.title}
            </Link>
            <p className="mt-0.5 text-[13px] text-soft">
              {shelfText.versionNumber(row.latest.versionNumber)} · {ago(row.updatedAt)}
            </p>
            {match ? (
              <p className="mt-1 flex items-baseline gap-1.5 text-[13px] text-soft">
                <Score value={match.matchScore} label={shelfText.score} className="text-base" />
                <span className="min-w-0 truncate">{match.jobDescription.title}</span>
              </p>
            ) : null}
            {row.tags.length > 0 ? (
              <div className="mt-2 flex flex-wrap gap-1">
                <Tags tags={row.tags} />
              </div>
            ) : null}
          </div>
          <div className="relative z-10 shrink-0 has-[[aria-expanded=true]]:z-20">
            <RowMenu row={row} />
          </div>
        </div>
      </Card>
    </li>
  );
}
