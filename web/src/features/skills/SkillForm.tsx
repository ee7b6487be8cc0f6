import { type FormEvent, useState } from "react";
import type { UserSkillInput } from "../../api/resume/operations.gen";
import { shownLevel, type UserSkill } from "../../api/resume/skills";
import { levelIn, skillsText } from "../../i18n/skills";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { cx } from "../../ui/cx";
import { TextField } from "../../ui/TextField";
import { type Named, SkillField } from "./SkillField";

const text = skillsText.form;
const levels = [1, 2, 3, 4, 5];

/** What is written in the form, as it stands there. */
type Written = { level: number; years: string; used: string; current: boolean };

const writtenOf = (skill?: UserSkill): Written => ({
  level: shownLevel(skill) ?? 0,
  years: skill?.yearsOfExperience == null ? "" : String(Math.round(skill.yearsOfExperience * 10) / 10),
  used: skill?.lastUsedDate?.slice(0, 4) ?? "",
  current: skill?.isCurrent ?? false,
});

type Props = { skill?: UserSkill; busy: boolean; onSave: (input: UserSkillInput) => void };

/** A skill in the user's words: which, how well, how long, and when last. */
export function SkillForm({ skill, busy, onSave }: Props) {
  const before = writtenOf(skill);
  const [named, setNamed] = useState<Named>({ text: "", skill: null });
  const [now, setNow] = useState(before);
  const [tried, setTried] = useState(false);
  const years = now.years.trim() ? Number(now.years.trim().replace(",", ".")) : null;
  const used = now.used.trim() ? Number(now.used.trim()) : null;
  const thisYear = new Date().getFullYear();
  const errors = {
    skill: skill || named.text.trim() ? undefined : text.noSkill,
    level: now.level ? undefined : text.noLevel,
    years: years === null || (years >= 0 && years <= 80) ? undefined : text.badYears,
    used:
      now.current || used === null || (Number.isInteger(used) && used >= 1930 && used <= thisYear)
        ? undefined
        : text.badUsed(thisYear),
  };

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (busy || Object.values(errors).some(Boolean)) return;
    // Of a skill that the resumes show, only what was changed becomes the user's word.
    const mine = (name: keyof Written) => skill?.said || now[name] !== before[name];
    const lastUsed = now.used === before.used ? skill?.lastUsedDate : used && `${used}-01-01T00:00:00Z`;
    onSave({
      ...(skill ? {} : named.skill ? { skillId: named.skill.id } : { name: named.text.trim() }),
      proficiencyLevel: now.level,
      yearsOfExperience: mine("years") ? years : null,
      lastUsedDate: mine("used") && !now.current ? lastUsed || null : null,
      isCurrent: mine("current") ? now.current : null,
    });
  }

  const said = (name: keyof typeof errors) => (tried ? errors[name] : undefined);
  const category = skill?.skill.category ?? named.skill?.category ?? "";
  return (
    <form onSubmit={save} noValidate className="max-w-2xl">
      <Card className="space-y-5 p-5 md:p-6">
        {skill ? null : <SkillField own named={named} onNamed={setNamed} error={said("skill")} />}
        <Levels
          level={now.level}
          category={category}
          error={said("level")}
          onLevel={(level) => setNow({ ...now, level })}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={text.years}
            inputMode="decimal"
            value={now.years}
            hint={text.optional}
            error={said("years")}
            onChange={(event) => setNow({ ...now, years: event.target.value })}
          />
          {now.current ? null : (
            <TextField
              label={text.used}
              inputMode="numeric"
              value={now.used}
              hint={text.optional}
              error={said("used")}
              onChange={(event) => setNow({ ...now, used: event.target.value })}
            />
          )}
        </div>
        <label className="flex items-center gap-3">
          <input
            type="checkbox"
            checked={now.current}
            onChange={(event) => setNow({ ...now, current: event.target.checked })}
            className="size-5 shrink-0 accent-brand"
          />
          {text.current}
        </label>
        <Button look="primary" size="large" type="submit" busy={busy}>
          {skill ? text.saveEdit : text.save}
        </Button>
      </Card>
    </form>
  );
}

type LevelsProps = {
  level: number;
  category: string;
  error: string | undefined;
  onLevel: (level: number) => void;
};

function Levels({ level, category, error, onLevel }: LevelsProps) {
  return (
    <fieldset aria-describedby={error ? "level-error" : undefined}>
      <legend className="mb-1 text-[13px] text-soft">{text.level}</legend>
      {levels.map((one) => (
        <label key={one} className="flex min-h-10 items-center gap-3">
          <input
            type="radio"
            name="level"
            checked={one === level}
            onChange={() => onLevel(one)}
            className="size-5 shrink-0 accent-brand"
          />
          <span className={cx(one === level && "font-medium")}>
            {one} · {levelIn(one, category)}
            <span className="text-sm font-normal text-soft">
              {category === "language" ? "" : `, ${text.levels[one - 1]}`}
            </span>
          </span>
        </label>
      ))}
      {error ? (
        <p id="level-error" className="mt-1 text-[13px] text-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
