import { type Proof, type SkillMatch, standingOf } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/Icon";
import { scoreShown } from "../../../ui/Score";

type Props = {
  skills: SkillMatch[];
  /** Lights lines in the resume; `scroll` also goes there. */
  onLight: (proof: Proof[], scroll: boolean) => void;
  /** The requirements that a question is open about. */
  open: string[];
  onAnswer: (requirement: string) => void;
};

/** What the posting asks for, by weight, each with the lines that show it. */
export function SkillsPanel({ skills, onLight, open, onAnswer }: Props) {
  if (skills.length === 0) return <p className="p-6 text-soft">{text.skills.none}</p>;
  const sorted = [...skills].sort((a, b) => b.maxPoints - a.maxPoints || b.relevance - a.relevance);
  const proven = skills.filter((skill) => standingOf(skill) === "PROVEN").length;
  return (
    <div className="p-5 md:p-6">
      <p className="text-sm">
        <span className="font-medium">{text.skills.proven(proven, skills.length)}.</span>{" "}
        <span className="text-soft">{text.skills.lead}</span>
      </p>
      <ul className="mt-2 divide-y divide-line" onPointerLeave={() => onLight([], false)}>
        {sorted.map((skill) => (
          <Skill
            key={`${skill.skill}${skill.asked}`}
            skill={skill}
            onLight={onLight}
            onAnswer={open.includes(skill.asked) ? () => onAnswer(skill.asked) : null}
          />
        ))}
      </ul>
    </div>
  );
}

type SkillProps = {
  skill: SkillMatch;
  onLight: Props["onLight"];
  /** Null: there is nothing to ask. */
  onAnswer: (() => void) | null;
};

function Skill({ skill, onLight, onAnswer }: SkillProps) {
  const proof = skill.proof ?? [];
  const quote = skill.evidence?.[0];
  const standing = standingOf(skill);
  return (
    <li
      className="-mx-5 px-5 py-3 transition-colors duration-150 hover:bg-sunken focus-within:bg-sunken md:-mx-6 md:px-6"
      onPointerEnter={() => onLight(proof, false)}
      onFocus={() => onLight(proof, false)}
    >
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 font-medium">
          {standing === "PROVEN" ? <mark>{skill.skill}</mark> : skill.skill}
          {skill.required ? (
            <span className="ml-2 text-[13px] font-normal text-soft">{text.skills.must}</span>
          ) : null}
        </p>
        <p className="tabular shrink-0 text-[13px] text-soft">
          {text.skills.points(scoreShown(skill.points), scoreShown(skill.maxPoints))}
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
        {text.skills.standings[standing]}
      </p>
      <p className="mt-1 text-pretty text-sm text-soft">{quote ? `“${quote}”` : text.skills.noEvidence}</p>
      {skill.suggestion ? <p className="mt-1 text-pretty text-sm text-soft">{skill.suggestion}</p> : null}
      {proof.length > 0 ? (
        <button
          type="button"
          className="mt-1 text-[13px] underline underline-offset-4 hover:text-brand"
          aria-label={text.skills.show(skill.skill)}
          onClick={() => onLight(proof, true)}
        >
          {text.result.view}
        </button>
      ) : null}
      {onAnswer ? (
        <Button
          size="small"
          className="mt-2"
          aria-label={text.skills.answerAbout(skill.skill)}
          onClick={onAnswer}
        >
          {text.skills.answer}
        </Button>
      ) : null}
    </li>
  );
}
