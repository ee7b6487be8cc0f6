import { useFactLines } from "../../api/resume/facts";
import { lettersText } from "../../i18n/letters";
import { Select } from "../../ui/Select";

const text = lettersText.form;

type Props = {
  about: string;
  /** The answer so far. */
  said: string;
  longest: number;
  onChoose: (words: string) => void;
};

/** Adds one of the user's facts to an answer. Shows nothing if none is short enough that isn't in the answer yet. */
export function FactChoice({ about, said, longest, onChoose }: Props) {
  const facts = useFactLines().filter(
    ({ text: words }) => words.length <= longest && !said.toLowerCase().includes(words.toLowerCase()),
  );
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
