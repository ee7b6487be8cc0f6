import { useFactLines } from "../../api/resume/facts";
import { lettersText } from "../../i18n/letters";
import { Select } from "../../ui/Select";

const text = lettersText.form;

type Props = { about: string; longest: number; onChoose: (words: string) => void };

/** Adds one of the user's facts to an answer. Shows nothing if no fact is short enough. */
export function FactChoice({ about, longest, onChoose }: Props) {
  const facts = useFactLines().filter(({ text: words }) => words.length <= longest);
  if (facts.length === 0) return null;
  return (
    <Select
      className="mt-2"
      label={text.fact(about)}
      value=""
      options={[
        { value: "", label: text.noFact },
        ...facts.map((fact) => ({ value: fact.id, label: fact.text })),
      ]}
      onChange={(id) => {
        const words = facts.find((fact) => fact.id === id)?.text;
        if (words) onChoose(words);
      }}
    />
  );
}
