import type { UserSkill } from "../../api/resume/skills";
import { skillsText } from "../../i18n/skills";
import { locale } from "../../lib/locale";
import { holds } from "../../lib/search";
import type { Show, SkillsSearch, Sort } from "./address";

const inWork = (one: UserSkill) => one.grade === "USED" || one.grade === "IMPLIED";

const kept: Record<Show, (one: UserSkill) => boolean> = {
  all: () => true,
  work: inWork,
  named: (one) => one.grade !== null && !inWork(one),
  said: (one) => one.said,
};

const byName = (a: UserSkill, b: UserSkill) => a.skill.name.localeCompare(b.skill.name, locale);
const lastUse = (one: UserSkill) => (one.isCurrent ? "9" : (one.lastUsedDate ?? ""));

const orders: Record<Sort, (a: UserSkill, b: UserSkill) => number> = {
  // The server's order is by evidence; what the user said goes before it.
  evidence: (a, b) => Number(b.said) - Number(a.said) || b.strength - a.strength || byName(a, b),
  name: byName,
  used: (a, b) => lastUse(b).localeCompare(lastUse(a)) || byName(a, b),
};

/** The skills that the search asks for, in its order. Names, lines and grades are searched. */
export function found(
  all: UserSkill[],
  { q = "", show = "all", sort = "evidence" }: SkillsSearch,
): UserSkill[] {
  return all
    .filter(kept[show])
    .filter((one) => {
      const grade = one.grade ? skillsText.list.grades[one.grade] : "";
      return holds([one.skill.name, grade, ...one.evidence.map((line) => line.text)], q);
    })
    .sort(orders[sort]);
}
