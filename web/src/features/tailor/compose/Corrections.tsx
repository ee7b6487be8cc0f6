import { useState } from "react";
import type { Resume } from "../../../api/resume/document";
import { readingText } from "../../../i18n/reading";
import { tailorText as text } from "../../../i18n/tailor";
import { isUnsure } from "../../../reading/trace";
import { useTracing } from "../../../reading/tracing";
import { cx } from "../../../ui/cx";
import { TextField } from "../../../ui/TextField";
import { useTailorSession } from "../useTailorSession";
import { type Correctable, correctable, corrected, isDate, pathOf } from "./correctable";

/** What was read, as a form: every correction counts at once, and the original text stays beside it. */
export function Corrections({ document }: { document: Resume }) {
  return (
    <form
      className="space-y-5 rounded-control border border-line p-4"
      onSubmit={(event) => event.preventDefault()}
    >
      {correctable(document).map((group) => (
        <fieldset key={group.legend}>
          <legend className="mb-2 text-sm font-medium">{group.legend}</legend>
          <div className="grid grid-cols-2 gap-3">
            {group.fields.map((field) => (
              <Field key={field.place.join(".")} field={field} document={document} />
            ))}
          </div>
        </fieldset>
      ))}
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
  return (
    <TextField
      label={field.label}
      value={typed}
      error={wrong ? text.review.entry.dateShape : undefined}
      hint={from && isUnsure(from) ? `${readingText.check.mark}. ${readingText.from(from.text)}` : undefined}
      onFocus={() => from && tracing?.show(from)}
      className={cx(field.kind === "wide" && "col-span-2", field.kind === "text" && "max-sm:col-span-2")}
      onChange={(event) => {
        const value = event.target.value;
        setTyped(value);
        const kept = value.trim();
        if (field.kind !== "date" || kept === "" || isDate(kept))
          session.correct(corrected(document, field.place, kept), path);
      }}
    />
  );
}
