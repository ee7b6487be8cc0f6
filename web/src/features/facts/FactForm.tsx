import { useState } from "react";
import type { Fact } from "../../api/resume/facts";
import { factsText } from "../../i18n/facts";
import { lengthText } from "../../i18n/limits";
import { charactersOf, lineMost, lineOf } from "../../lib/lines";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/Select";
import { TextArea } from "../../ui/TextArea";
import { TextField } from "../../ui/TextField";

const text = factsText.form;

type Reply = Fact["reply"];

/** What the form returns. A LINE has a text and may have a job; the other answers have neither. */
export type Written = { requirement: string; reply: Reply; text: string | null; place: string | null };

type Props = {
  /** The fact that is edited; none for a new one. */
  fact?: Fact;
  busy: boolean;
  onSave: (written: Written) => void;
  onLeave: () => void;
};

/** Characters that the label of a job may have: the server's bound. */
const placeMost = 300;

/** The form that adds or edits a fact. */
export function FactForm({ fact, busy, onSave, onLeave }: Props) {
  const [about, setAbout] = useState(fact?.requirement ?? "");
  const [reply, setReply] = useState<Reply>(fact?.reply ?? "LINE");
  const [words, setWords] = useState(fact?.text ?? "");
  const [place, setPlace] = useState(fact?.place ?? "");
  const [tried, setTried] = useState(false);
  const line = lineOf(words);
  const requirement = lineOf(about);
  const replies: Reply[] = fact?.kind === "CONDITION" ? ["YES", "NO"] : ["LINE", "NO"];
  const isLine = reply === "LINE";
  const lengths = {
    about: lengthText(charactersOf(requirement), lineMost),
    words: lengthText(isLine ? charactersOf(line) : 0, lineMost),
    place: lengthText(isLine ? charactersOf(lineOf(place)) : 0, placeMost),
  };
  const whole =
    requirement !== "" && (!isLine || line !== "") && !Object.values(lengths).some(({ tooLong }) => tooLong);

  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const form = event.currentTarget;
        if (whole)
          onSave({
            requirement,
            reply,
            text: isLine ? line : null,
            place: (isLine && lineOf(place)) || null,
          });
        else requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onLeave();
      }}
    >
      {fact ? null : (
        <TextField
          label={text.about}
          hint={lengths.about.count ?? text.aboutHint}
          value={about}
          // The person asked to type here.
          autoFocus
          error={tried && requirement === "" ? text.noAbout : whyTooLong(lengths.about)}
          onChange={(event) => setAbout(event.target.value)}
        />
      )}
      <Select
        label={text.reply}
        value={reply}
        options={replies.map((value) => ({ value, label: text.replies[value] }))}
        onChange={setReply}
      />
      {isLine ? (
        <>
          <TextArea
            label={text.words}
            value={words}
            rows={3}
            count={lengths.words.count}
            autoFocus={Boolean(fact)}
            error={tried && line === "" ? text.noWords : lengths.words.tooLong}
            onChange={(event) => setWords(event.target.value)}
          />
          <TextField
            label={text.place}
            hint={lengths.place.count ?? text.placeHint}
            value={place}
            error={whyTooLong(lengths.place)}
            onChange={(event) => setPlace(event.target.value)}
          />
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={busy}>
          {text.save}
        </Button>
        <Button onClick={onLeave}>{text.cancel}</Button>
      </div>
    </form>
  );
}

/** Why a field can't be saved as it stands, with its count. */
const whyTooLong = ({ tooLong, count }: ReturnType<typeof lengthText>) => tooLong && `${tooLong} ${count}`;
