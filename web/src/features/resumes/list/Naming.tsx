import { type FormEvent, useState } from "react";
import { resumesText, shelfText } from "../../../i18n/resumes";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { TextField } from "../../../ui/TextField";

type Props = {
  what: "title" | "tags";
  title: string;
  tags: string[];
  onClose: () => void;
  onSave: (input: { title: string } | { tags: string[] }) => void;
};

/** Asks for a resume's title or its tags. */
export default function Naming({ what, title, tags, onClose, onSave }: Props) {
  const text = resumesText[what === "title" ? "rename" : "tags"];
  const [value, setValue] = useState(what === "title" ? title : tags.join(", "));
  const [tried, setTried] = useState(false);
  const missing = what === "title" && value.trim() === "";

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!missing) onSave(what === "title" ? { title: value.trim() } : { tags: split(value) });
  }

  return (
    <Dialog open title={text.heading} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <TextField
          label={text.label}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          error={tried && missing ? resumesText.rename.empty : undefined}
          hint={what === "tags" ? resumesText.tags.hint : undefined}
        />
        <div className="mt-5 flex justify-end gap-3">
          <Button onClick={onClose}>{shelfText.cancel}</Button>
          <Button look="primary" type="submit">
            {shelfText.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const split = (value: string) => [
  ...new Set(
    value
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
