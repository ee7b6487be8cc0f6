import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { toldBy } from "../../api/graphql";
import type { LetterPage, Tone } from "../../api/resume/letters";
import { lettersText, tones } from "../../i18n/letters";
import { shelfText } from "../../i18n/resumes";
import { newKey } from "../../lib/keys";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Select } from "../../ui/Select";
import { useLetterActions } from "./actions";

const text = lettersText.anew;
const all = Object.entries(tones) as [Tone, string][];

/** Another letter of the same version, job and answers that sounds different. */
export function Anew({ letter }: { letter: LetterPage }) {
  const others = all.filter(([tone]) => tone !== letter.tone);
  const [tone, setTone] = useState(others[0]?.[0] ?? "PROFESSIONAL");
  const { generate } = useLetterActions();
  const navigate = useNavigate();
  // One key for one tone, however often the button is pressed.
  const request = useRef({ tone: "", key: "" });
  const gone = !letter.jobDescription || !letter.resumeVersion;

  function write() {
    if (request.current.tone !== tone) request.current = { tone, key: newKey() };
    generate.mutate(
      {
        resumeVersionId: letter.resumeVersionId,
        jobDescriptionId: letter.jobDescriptionId,
        tone,
        length: letter.length,
        instructions: letter.instructions,
        answers: letter.answers.map(({ question, text }) => ({ question, text })),
        requestKey: request.current.key,
      },
      { onSuccess: ({ id }) => void navigate({ to: "/edit-cover-letter/$id", params: { id } }) },
    );
  }

  return (
    <Card aria-labelledby="letter-anew" className="p-5 md:p-6">
      <h2 id="letter-anew" className="text-xl">
        {text.heading}
      </h2>
      <p className="mb-3 mt-1 text-pretty text-sm text-soft">{gone ? text.gone : text.lead}</p>
      {gone ? null : (
        <div className="flex items-end gap-3">
          <Select<Tone>
            label={lettersText.form.tone}
            value={tone}
            options={others.map(([value, label]) => ({ value, label }))}
            onChange={setTone}
            className="min-w-0 flex-1"
          />
          <Button busy={generate.isPending} onClick={write}>
            {text.write}
          </Button>
        </div>
      )}
      {generate.error && !generate.isPending ? (
        <div className="mt-3">
          <Notice tone="warn" urgent>
            {toldBy(generate.error, shelfText.lost)}
          </Notice>
        </div>
      ) : null}
    </Card>
  );
}
