import { useFactLines } from "../../api/resume/facts";
import { lettersText } from "../../i18n/letters";
import { Select } from "../../ui/Select";

const text = lettersText.form;

type Props = {
  about: string;
  /** The answer so far. */
  said: string;
  onChoose: (words: string) => void;
};

/** Adds one of the user's facts to an answer. Shows nothing if the answer has them all. */
export function FactChoice({ about, said, onChoose }: Props) {
  const facts = useFactLines().filter(({ text: words }) => !said.toLowerCase().includes(words.toLowerCase()));
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
