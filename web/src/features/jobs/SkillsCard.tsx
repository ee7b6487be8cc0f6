import { type SkillMatch, standingOf } from "../../api/resume/engine";
import { jobsText } from "../../i18n/jobs";
import { Card } from "../../ui/Card";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/Icon";
import { scoreShown } from "../../ui/Score";

const text = jobsText.analysis;

/** What the posting asks for, by weight, each with the line of the resume that shows it. */
export function SkillsCard({ skills }: { skills: SkillMatch[] }) {
  const sorted = [...skills].sort((a, b) => b.maxPoints - a.maxPoints || b.relevance - a.relevance);
  const proven = skills.filter((skill) => standingOf(skill) === "PROVEN").length;
  return (
    <Card aria-labelledby="skills-heading" className="p-5 md:p-6">
      <h2 id="skills-heading" className="text-xl">
        {text.skills}
      </h2>
      <p className="mt-1 text-sm text-soft">
        {skills.length > 0 ? text.proven(proven, skills.length) : text.noSkills}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {sorted.map((skill) => (
          <Skill key={`${skill.skill}${skill.asked}`} skill={skill} />
        ))}
      </ul>
    </Card>
  );
}

function Skill({ skill }: { skill: SkillMatch }) {
  const quote = skill.evidence?.[0];
  const standing = standingOf(skill);
  return (
    <li className="py-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 font-sans text-[15px] font-medium tracking-normal wrap-anywhere">
          {standing === "PROVEN" ? <mark>{skill.skill}</mark> : skill.skill}
          {skill.required ? (
            <span className="ml-2 text-[13px] font-normal text-soft">{text.must}</span>
          ) : null}
        </h3>
        <p className="tabular shrink-0 text-[13px] text-soft">
          {text.of100(scoreShown(skill.points), scoreShown(skill.maxPoints))}
        </p>
      </div>
      <p
        className={cx(
          "mt-0.5 flex items-center gap-1.5 text-[13px] font-medium",
          standing === "PROVEN" ? "text-good" : standing === "MISSING" ? "text-bad" : "text-warn",
        )}
      >
        <Icon
          name={standing === "PROVEN" ? "check" : standing === "MISSING" ? "cross" : "dash"}
          className="size-3.5"
        />
        {text.standings[standing]}
      </p>
      <p className="mt-1 text-pretty text-sm text-soft wrap-anywhere">
        {quote ? `“${quote}”` : text.noEvidence}
      </p>
      {skill.suggestion ? <p className="mt-1 text-pretty text-sm text-soft">{skill.suggestion}</p> : null}
    </li>
  );
}
