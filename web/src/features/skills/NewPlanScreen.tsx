import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type FoundSkill, foundSkillsQuery, shownLevel, userSkillsQuery } from "../../api/resume/skills";
import { shelfText } from "../../i18n/resumes";
import { levelIn, skillsText } from "../../i18n/skills";
import { useTitle } from "../../lib/useTitle";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/Select";
import { Loading } from "../../ui/Wait";
import { usePlanActions } from "./actions";
import { toPlanSearch } from "./address";
import { type Named, SkillField } from "./SkillField";

const text = skillsText.planForm;

/** /create-development-plan: one skill, from where to where. With ?skill= it is that one. */
export function NewPlanScreen() {
  useTitle(shelfText.titled(text.title));
  const { skill = "" } = toPlanSearch(useSearch({ strict: false }));
  const asked = useQuery(foundSkillsQuery(skill, 1));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/skills" className="text-sm text-soft underline-offset-4 hover:underline">
        {skillsText.plan.back}
      </Link>
      <h1 className="mt-1 text-[32px] leading-tight md:text-[40px]">{text.title}</h1>
      <p className="mb-5 mt-1 max-w-2xl text-pretty text-soft">{text.lead}</p>
      {skill && asked.isPending ? (
        <Card className="max-w-2xl p-6">
          <Loading label={shelfText.loading} />
        </Card>
      ) : (
        // Without an answer the skill is searched for by hand.
        <Form key={skill} first={asked.data?.find((one) => one.id === skill) ?? null} />
      )}
    </div>
  );
}

function Form({ first }: { first: FoundSkill | null }) {
  const { user } = useCurrentUser();
  const { create } = usePlanActions();
  const navigate = useNavigate();
  // One key for one plan, however often the button is pressed.
  const requestKey = useRef(crypto.randomUUID());
  const [named, setNamed] = useState<Named>({ text: first?.name ?? "", skill: first });
  // Only what was chosen; the rest follows the skill.
  const [chosen, setChosen] = useState<{ from?: number; to?: number }>({});
  const [tried, setTried] = useState(false);
  const skills = useInfiniteQuery(userSkillsQuery(user?.id ?? ""));
  const rated = shownLevel(skills.data?.find((one) => one.skillId === named.skill?.id));
  const category = named.skill?.category ?? "";
  const credential = category === "credential";
  const from = credential ? 1 : (chosen.from ?? Math.min(rated ?? 1, 4));
  const to = credential ? 2 : Math.max(chosen.to ?? from + 1, from + 1);

  function make(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!named.skill || create.isPending) return;
    create.mutate(
      {
        skillId: named.skill.id,
        currentProficiencyLevel: from,
        targetProficiencyLevel: to,
        requestKey: requestKey.current,
      },
      {
        onSuccess: ({ id }) => void navigate({ to: "/skill-development-plan/$id", params: { id } }),
      },
    );
  }

  const levels = (least: number, most: number) =>
    [1, 2, 3, 4, 5]
      .filter((n) => n >= least && n <= most)
      .map((n) => ({ value: String(n), label: text.level(n, levelIn(n, category)) }));
  return (
    <form onSubmit={make} noValidate className="max-w-2xl">
      <Card className="space-y-5 p-5 md:p-6">
        <SkillField
          named={named}
          onNamed={(next) => {
            setNamed(next);
            setChosen({});
            requestKey.current = crypto.randomUUID();
          }}
          error={tried && !named.skill ? skillsText.form.pickSkill : undefined}
        />
        {credential ? (
          <p className="text-pretty text-soft">{text.credential}</p>
        ) : (
          <div className="grid gap-3 sm:grid-cols-2">
            <Select
              label={text.from}
              value={String(from)}
              options={levels(1, 4)}
              onChange={(level) => setChosen({ ...chosen, from: Number(level) })}
            />
            <Select
              label={text.to}
              value={String(to)}
              options={levels(from + 1, 5)}
              onChange={(level) => setChosen({ ...chosen, to: Number(level) })}
            />
          </div>
        )}
        {named.skill && !credential && chosen.from === undefined ? (
          <p className="text-[13px] text-soft">{rated ? text.fromRated : text.fromFirst}</p>
        ) : null}
        <p className="text-pretty text-sm text-soft">{text.hours}</p>
        <Button look="primary" size="large" type="submit" busy={create.isPending}>
          {text.create}
        </Button>
      </Card>
    </form>
  );
}
