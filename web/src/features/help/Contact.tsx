import { Link } from "@tanstack/react-router";
import { type FormEvent, useEffect, useId, useState } from "react";
import { toldBy } from "../../api/graphql";
import { type ContactReply, sendContact } from "../../api/identity/contact";
import { useCurrentUser } from "../../api/identity/currentUser";
import { frameText as frame } from "../../i18n/frame";
import { contactText as text } from "../../i18n/help";
import { useTitle } from "../../lib/useTitle";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { TextArea } from "../../ui/TextArea";
import { TextField } from "../../ui/TextField";
import { type Draft, empty, keepDraft, readDraft } from "./draft";

/** /contact: a message to the people who run this server. */
export function Contact() {
  useTitle(frame.titled(text.title));
  const [ticket, setTicket] = useState<string | null>(null);
  return (
    <div className="mx-auto grid max-w-[1152px] gap-x-20 gap-y-8 pt-4 lg:grid-cols-[minmax(0,360px)_minmax(0,1fr)] lg:pt-10">
      <div>
        <h1 className="text-[clamp(2.2rem,1.7rem+2.2vw,3.25rem)] leading-[1.1]">{text.heading}</h1>
        <p className="mt-5 text-pretty text-lg leading-relaxed text-soft">{text.lead}</p>
        <p className="mt-4 text-soft">
          {text.before.text}{" "}
          <Link to={"/help" as string} className="text-ink underline underline-offset-4">
            {text.before.link}
          </Link>
          .
        </p>
      </div>
      <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
        {ticket ? <Sent ticket={ticket} again={() => setTicket(null)} /> : <Form onSent={setTicket} />}
      </div>
    </div>
  );
}

function Sent({ ticket, again }: { ticket: string; again: () => void }) {
  return (
    <div role="status" className="animate-rise">
      <h2 className="text-2xl">{text.sent.heading}</h2>
      <p className="mt-5 text-[13px] text-soft">{text.sent.ticket}</p>
      <p className="tabular font-display text-4xl font-semibold tracking-tight">{ticket}</p>
      <p className="mt-4 text-pretty text-soft">{text.sent.text}</p>
      <Button className="mt-6" onClick={again}>
        {text.sent.again}
      </Button>
    </div>
  );
}

type Errors = Partial<Record<keyof Draft, string>>;

function Form({ onSent }: { onSent: (ticket: string) => void }) {
  const { user } = useCurrentUser();
  const [draft, setDraft] = useDraft();
  const [website, setWebsite] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const wrong = missing(draft, !user);
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const reply = await sendContact({ ...draft, email: user?.email ?? draft.email.trim(), website });
      if (!reply.success) throw reply;
      setDraft(null);
      onSent(reply.ticket ?? "");
    } catch (cause) {
      if (isReply(cause)) {
        setErrors(Object.fromEntries(cause.fieldErrors.map((each) => [each.field, each.message])));
        setFailure(cause.message);
      } else setFailure(toldBy(cause, text.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <Topic value={draft.topic} onChange={(topic) => change({ topic })} />
      {user ? (
        <p className="text-sm text-soft">{text.answerTo(user.email)}</p>
      ) : (
        <TextField
          label={text.email}
          type="email"
          autoComplete="email"
          value={draft.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
      <TextArea
        label={text.message}
        rows={8}
        maxLength={5000}
        placeholder={text.messageHint}
        value={draft.message}
        error={errors.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          {text.website}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
          />
        </label>
      </div>
      {failure ? (
        <Notice tone="bad" urgent>
          {failure}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" look="primary" size="large" busy={busy}>
          {busy ? text.sending : text.send}
        </Button>
        <p className="text-[13px] text-soft">{text.draft}</p>
      </div>
    </form>
  );
}

/** The draft, kept in this browser with every change. It is read after the first draw, which has to be the server's. */
function useDraft(): [Draft, (next: Draft | null) => void] {
  const [draft, setDraft] = useState(empty);
  useEffect(() => setDraft(readDraft()), []);
  return [
    draft,
    (next) => {
      keepDraft(next);
      setDraft(next ?? readDraft());
    },
  ];
}

function missing(draft: Draft, guest: boolean): Errors {
  return {
    ...(draft.message.trim().length < 10 && { message: text.missingMessage }),
    ...(guest && !/^\S+@\S+\.\S+$/.test(draft.email.trim()) && { email: text.missingEmail }),
  };
}

const isReply = (cause: unknown): cause is ContactReply =>
  typeof cause === "object" && cause !== null && "fieldErrors" in cause;

type TopicProps = { value: Draft["topic"]; onChange: (topic: Draft["topic"]) => void };

function Topic({ value, onChange }: TopicProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[13px] text-soft">
        {text.topic}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Draft["topic"])}
        className="h-10 w-full rounded-control border border-edge/60 bg-paper px-3 transition-colors duration-150 hover:border-edge"
      >
        {text.topics.map((topic) => (
          <option key={topic.value} value={topic.value}>
            {topic.label}
          </option>
        ))}
      </select>
    </div>
  );
}
