import { Link } from "@tanstack/react-router";
import type { FactLine } from "../../api/resume/facts";
import { shownLevel, type UserSkill } from "../../api/resume/skills";
import { levelIn, skillsText } from "../../i18n/skills";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/Icon";
import { Menu, menuItemLook } from "../../ui/Menu";
import { useSkillActions } from "./actions";

const text = skillsText.list;

type Props = {
  row: UserSkill;
  /** The kept facts that name it. */
  facts: FactLine[];
};

/** One skill: how it is shown and when last, the level that was stated, and the lines and facts that show it. */
export function SkillRow({ row, facts: kept }: Props) {
  const { name, category } = row.skill;
  // A fact that a resume already has is listed with that resume.
  const more = kept.filter(({ text: words }) => !row.evidence.some((line) => line.text === words));
  const tone = row.grade === "USED" || row.grade === "IMPLIED" ? "text-good" : "text-warn";
  const level = shownLevel(row);
  const facts = [
    level !== undefined && text.level(level, levelIn(level, category)),
    row.said && text.said,
    row.yearsOfExperience !== null && text.years(row.yearsOfExperience),
    row.isCurrent ? text.current : row.lastUsedDate && text.used(new Date(row.lastUsedDate).getUTCFullYear()),
  ];
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-[15px] font-medium tracking-normal wrap-anywhere">
          {row.grade === "USED" ? <mark>{name}</mark> : name}
        </h3>
        <p className={cx("mt-0.5 flex items-center gap-1.5 text-[13px] font-medium", tone)}>
          <Icon name={tone === "text-good" ? "check" : "dash"} className="size-3.5" />
          {row.grade ? text.grades[row.grade] : text.noLine}
        </p>
        <p
          className="tabular text-pretty text-[13px] text-soft"
          title={level === undefined ? undefined : row.levelReason}
        >
          {facts.filter(Boolean).join(" · ")}
        </p>
        {row.evidence.length + more.length > 0 ? <Lines lines={row.evidence} facts={more} /> : null}
      </div>
      <RowMenu row={row} />
    </li>
  );
}

function Lines({ lines, facts }: { lines: UserSkill["evidence"]; facts: FactLine[] }) {
  return (
    <details className="text-[13px]">
      <summary className="inline-flex min-h-8 items-center text-soft underline pointer-coarse:min-h-11 underline-offset-4">
        {text.lines(lines.length + facts.length)}
      </summary>
      <ul className="mt-1 space-y-2">
        {lines.map((line) => (
          <li key={`${line.resumeId}${line.path}${line.text}`} className="text-pretty wrap-anywhere">
            “{line.text}”{" "}
            <Link
              to="/my-resumes/$resumeId"
              params={{ resumeId: line.resumeId }}
              className="text-soft underline underline-offset-4"
            >
              {line.resumeTitle}
            </Link>
          </li>
        ))}
        {facts.map((fact) => (
          <li key={fact.id} className="text-pretty wrap-anywhere">
            “{fact.text}”{" "}
            <Link to="/my-facts" className="text-soft underline underline-offset-4">
              {text.facts}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Everything that can be done to one skill. */
function RowMenu({ row }: { row: UserSkill }) {
  const { hide, remove, forget } = useSkillActions();
  const entries: [string, () => void][] = [
    ...(row.said && row.grade
      ? [[text.forget, () => forget.mutate({ skill: row })] as [string, () => void]]
      : []),
    row.grade
      ? [text.hide, () => hide.mutate({ skill: row })]
      : [text.remove, () => remove.mutate({ skill: row })],
  ];
  return (
    <Menu
      label={text.actions(row.skill.name)}
      button={<Icon name="more" className="size-5" />}
      buttonClassName="flex size-10 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink"
    >
      {(close) => (
        <>
          <Link
            to="/add-skill"
            search={{ edit: row.id }}
            role="menuitem"
            tabIndex={-1}
            onClick={close}
            className={menuItemLook}
          >
            {text.edit}
          </Link>
          {row.skill.category === "own" ? null : (
            <Link
              to="/create-development-plan"
              search={{ skill: row.skillId }}
              role="menuitem"
              tabIndex={-1}
              onClick={close}
              className={menuItemLook}
            >
              {text.plan}
            </Link>
          )}
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
  );
}
