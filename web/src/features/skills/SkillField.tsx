import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type FoundSkill, foundSkillsQuery } from "../../api/resume/skills";
import { skillsText } from "../../i18n/skills";
import { Combobox } from "../../ui/Combobox";

const text = skillsText.form;

/** Long enough that a pause in typing, and not every key, asks the server. */
const pause = 150;
const ownValue = "=own";

/** What stands in the field: a skill of the catalogue that was picked, or only a text. */
export type Named = { text: string; skill: FoundSkill | null };

type Props = {
  named: Named;
  onNamed: (named: Named) => void;
  /** A name that the catalogue lacks can be kept as it is. */
  own?: boolean;
  error?: string | undefined;
};

/** The name of a skill, with those of the catalogue to pick from while it is typed. */
export function SkillField({ named, onNamed, own = false, error }: Props) {
  const typed = named.text.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(named.skill ? "" : typed), pause);
    return () => clearTimeout(timer);
  }, [typed, named.skill]);
  const { data, isError } = useQuery({ ...foundSkillsQuery(asked), placeholderData: keepPreviousData });
  // A degree or certificate has no level: it can be prepared for by a plan, and is no skill to add.
  const offered = (data ?? []).filter((one) => !own || one.category !== "credential");
  const found = named.skill || !typed ? [] : offered;
  const known = found.some((one) => one.name.toLowerCase() === typed.toLowerCase());
  const options = found.map((one) => ({
    value: one.id,
    label: one.name,
    note: text.kinds[one.category] ?? "",
  }));
  if (own && typed && !named.skill && !known)
    options.push({ value: ownValue, label: text.own(typed), note: "" });
  // There is always a hint: one that comes or goes while the user reaches for what is below would move it
  // from under them.
  const nothing = asked === typed && typed !== "" && data?.length === 0;
  return (
    <Combobox
      label={text.skill}
      text={named.text}
      options={options}
      status={text.found(found.length)}
      onText={(written) => onNamed({ text: written, skill: null })}
      onPick={({ value }) => {
        const skill = found.find((one) => one.id === value) ?? null;
        onNamed(skill ? { text: skill.name, skill } : { text: typed, skill: null });
      }}
      error={error ?? (isError && !named.skill ? text.searchFailed : undefined)}
      hint={
        named.skill
          ? text.knownHint
          : nothing
            ? own
              ? text.ownHint
              : text.unfound
            : own
              ? text.pickHint
              : text.typeHint
      }
    />
  );
}
