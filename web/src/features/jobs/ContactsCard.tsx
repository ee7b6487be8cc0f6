import { type FormEvent, useState } from "react";
import type { JobPage } from "../../api/resume/jobs";
import { boardText } from "../../i18n/jobBoard";
import { readStored, session, store } from "../../lib/storage";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { TextField } from "../../ui/TextField";
import { useJobActions } from "./actions";

const text = boardText.contacts;

type Contact = JobPage["contacts"][number];

const names = ["name", "role", "email", "phone"] as const;
/** As many as the server keeps. */
const most = 20;

const keyOf = (jobId: string) => `vitae.job-contacts.${jobId}`;

/** What was typed in this tab and not saved; null where nothing was. */
function readDraft(jobId: string): Contact[] | null {
  try {
    const kept: unknown = JSON.parse(readStored(session, keyOf(jobId)) ?? "null");
    return Array.isArray(kept) ? (kept as Contact[]) : null;
  } catch {
    return null;
  }
}

/** The people at an employer. */
export function ContactsCard({ job }: { job: JobPage }) {
  const { update } = useJobActions();
  const [draft, setDraft] = useState(() => readDraft(job.id));
  const contacts = draft ?? job.contacts;

  function write(next: Contact[] | null) {
    setDraft(next);
    store(session, keyOf(job.id), next && JSON.stringify(next));
  }
  function save(event: FormEvent) {
    event.preventDefault();
    if (draft === null || update.isPending) return;
    const kept = draft.map(({ name, role, email, phone }) => ({ name, role, email, phone }));
    update.mutate({ id: job.id, input: { contacts: kept } }, { onSuccess: () => write(null) });
  }

  return (
    <Card aria-labelledby="contacts-heading" className="p-5 md:p-6">
      <h2 id="contacts-heading" className="text-xl">
        {text.heading}
      </h2>
      <form onSubmit={save} noValidate className="mt-3 space-y-4">
        {contacts.length === 0 ? <p className="text-pretty text-sm text-soft">{text.none}</p> : null}
        {contacts.map((contact, at) => (
          <fieldset key={at} className="space-y-3 rounded-control border border-line p-3">
            <legend className="sr-only">{text.nth(at + 1)}</legend>
            <div className="grid grid-cols-2 gap-3">
              {names.map((name) => (
                <TextField
                  key={name}
                  label={text[name]}
                  type={name === "email" ? "email" : name === "phone" ? "tel" : "text"}
                  maxLength={200}
                  value={contact[name]}
                  onChange={({ target }) =>
                    write(contacts.map((one, i) => (i === at ? { ...one, [name]: target.value } : one)))
                  }
                />
              ))}
            </div>
            <Button size="small" look="quiet" onClick={() => write(contacts.filter((_, i) => i !== at))}>
              {text.remove(contact.name)}
            </Button>
          </fieldset>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button
            disabled={contacts.length >= most}
            onClick={() => write([...contacts, { name: "", role: "", email: "", phone: "" }])}
          >
            {text.add}
          </Button>
          {draft === null ? null : (
            <Button look="primary" type="submit" busy={update.isPending}>
              {text.save}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
