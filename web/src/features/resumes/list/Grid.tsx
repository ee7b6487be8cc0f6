import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { firstPageQuery, type ResumeRow } from "../../../api/resume/resumes";
import { resumesText, shelfText } from "../../../i18n/resumes";
import { ago } from "../../../lib/moments";
import { useSeen } from "../../../lib/useSeen";
import { Card } from "../../../ui/Card";
import { Score } from "../../../ui/Score";
import { RowMenu, Tags } from "./Row";
import { lastMatch } from "./search";

const text = resumesText.list;

/** Resumes as cards with a picture of their first page, each fetched as it comes into sight. */
export default function Grid({ rows }: { rows: ResumeRow[] }) {
  return (
    <section aria-label={text.label} className="mt-4">
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4">
        {rows.map((row) => (
          <Tile key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ row }: { row: ResumeRow }) {
  const match = lastMatch(row);
  const page = useRef<HTMLDivElement>(null);
  const picture = useFirstPage(row, useSeen(page));
  return (
    <li className="min-w-0">
      <Card className="relative flex h-full flex-col transition-colors duration-150 hover:border-edge focus-within:border-edge">
        <div
          ref={page}
          className="aspect-[4/3] overflow-hidden rounded-t-card border-b border-line bg-sunken px-[9%] pt-[7%]"
        >
          {picture ? (
            <img
              src={picture}
              alt=""
              className="w-full animate-rise rounded-t-card border border-b-0 border-line bg-white"
            />
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
                <Score
                  value={match.matchScore}
                  label={shelfText.score}
                  none={shelfText.unscored}
                  className="text-base"
                />
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

/** A blob URL of a version's first page, once it is wanted and there. A page that cannot be had leaves its place blank. */
function useFirstPage({ latest, updatedAt }: ResumeRow, wanted: boolean): string | undefined {
  const { data } = useQuery({ ...firstPageQuery(latest.id, updatedAt), enabled: wanted });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address;
}
