import { useState } from "react";
import type { Resume } from "../../../api/resume/document";
import { correctionsText } from "../../../i18n/corrections";
import { placingText } from "../../../i18n/placing";
import { readingText } from "../../../i18n/reading";
import { isUnsure } from "../../../reading/trace";
import { useTracing } from "../../../reading/tracing";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { TextArea } from "../../../ui/TextArea";
import { TextField } from "../../../ui/TextField";
import type { Source } from "../trial";
import { useTailorSession } from "../useTailorSession";
import {
  type Correctable,
  correctable,
  corrected,
  type Entry,
  isDate,
  keptValue,
  lists,
  pathOf,
  without,
} from "./correctable";

const words = correctionsText.entry;

/** What was read, as a form: every correction counts at once, and the original text stays beside it. */
export function Corrections({ reading }: { reading: Source }) {
  const { document } = reading;
  const session = useTailorSession();
  const [blank, setBlank] = useState<Entry>();
  const [removed, setRemoved] = useState<{ legend: string; before: Source; after: Resume }>();
  // Boxes keep what is typed; once entries move up or come back, all are made anew.
  const [round, setRound] = useState(0);

  function replace(after: Source) {
    setBlank(undefined);
    setRound(round + 1);
    session.reread({ ...after, corrected: true });
  }

  return (
    <form
      key={round}
      className="space-y-5 rounded-control border border-line p-4"
      onSubmit={(event) => event.preventDefault()}
    >
      {correctable(document, blank).map(({ legend, fields, entry }) => (
        <fieldset key={legend}>
          <legend className="mb-2 text-sm font-medium">{legend}</legend>
          <div className="grid grid-cols-2 gap-3">
            {fields.map((field) => (
              <Field key={field.place.join(".")} field={field} document={document} />
            ))}
          </div>
          {entry ? (
            <Button
              size="small"
              className="mt-2"
              aria-label={words.removeOf(legend)}
              onClick={() => {
                const after = without(reading, entry);
                setRemoved({ legend, before: reading, after: after.document });
                replace(after);
              }}
            >
              {words.remove}
            </Button>
          ) : null}
        </fieldset>
      ))}
      <p role="status" className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
        {removed && removed.after === document ? (
          <>
            {words.removed(removed.legend)}
            <Button size="small" autoFocus onClick={() => replace(removed.before)}>
              {placingText.undo}
            </Button>
          </>
        ) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        {lists.map((list) => (
          <Button key={list} size="small" onClick={() => setBlank({ list, at: document[list]?.length ?? 0 })}>
            {words.add[list]}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** Keeps what is typed, and passes on only what a document may hold. */
function Field({ field, document }: { field: Correctable; document: Resume }) {
  const session = useTailorSession();
  const tracing = useTracing();
  const [typed, setTyped] = useState(field.value);
  const path = pathOf(field.place);
  const from = tracing?.line(path);
  const wrong = field.kind === "date" && typed !== "" && !isDate(typed);

  function set(value: string) {
    setTyped(value);
    if (field.kind === "date" && value.trim() !== "" && !isDate(value.trim())) return;
    session.correct(corrected(document, field.place, keptValue(field, value, document)), path);
  }

  if (field.kind === "long" || field.kind === "lines" || field.kind === "skills")
    return (
      <div className="col-span-2">
        <TextArea
          label={field.label}
          rows={Math.min(10, Math.max(3, typed.split("\n").length))}
          value={typed}
          onFocus={() => from && tracing?.show(from)}
          onChange={(event) => set(event.target.value)}
        />
      </div>
    );
  return (
    <TextField
      label={field.label}
      value={typed}
      error={wrong ? words.dateShape : undefined}
      hint={from && isUnsure(from) ? `${readingText.check.mark}. ${readingText.from(from.text)}` : undefined}
      onFocus={() => from && tracing?.show(from)}
      className={cx(field.kind === "wide" && "col-span-2", field.kind === "text" && "max-sm:col-span-2")}
      onChange={(event) => set(event.target.value)}
    />
  );
}
