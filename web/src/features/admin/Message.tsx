import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { answerMessage, type InboxMessage, reopenMessage } from "../../api/identity/administration";
import { adminText } from "../../i18n/admin";
import { ago, dayOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { TextArea } from "../../ui/TextArea";
import { useAct } from "./actions";
import { Mark } from "./parts";

const text = adminText.messages;

type Props = { message: InboxMessage; mayChange: boolean };

/** One message with what was done about it. Its text is shown as it was written, and never as anything but text. */
export function Message({ message, mayChange }: Props) {
  const { ticket, email, from, answeredAt } = message;
  return (
    <li>
      <Card className="p-4 sm:p-6" aria-label={ticket}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="tabular text-xl">{ticket}</h2>
          <Mark tone="plain">{text.topics[message.topic]}</Mark>
          {answeredAt ? null : <Due at={message.dueAt} />}
          <time dateTime={message.createdAt} className="ml-auto text-[13px] text-soft">
            {ago(message.createdAt)}
          </time>
        </div>
        <p className="mt-1 text-sm text-soft wrap-anywhere">
          {text.from}{" "}
          {from ? (
            <Link
              to="/admin/$"
              params={{ _splat: `users/${from.id}` }}
              preload={false}
              className="text-ink underline underline-offset-4"
            >
              {from.username ?? adminText.gone}
            </Link>
          ) : (
            text.visitor
          )}
          {" · "}
          <a
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(text.subject(ticket))}`}
            aria-label={text.reply(email)}
            className="text-ink underline underline-offset-4"
          >
            {email}
          </a>
        </p>
        <p className="mt-3 max-w-[75ch] whitespace-pre-wrap wrap-anywhere">{message.message}</p>
        <Answer message={message} mayChange={mayChange} />
      </Card>
    </li>
  );
}

/** The day by which a request about privacy has to be answered. */
function Due({ at }: { at: string | null | undefined }) {
  if (!at) return null;
  const late = new Date(at).getTime() < Date.now();
  return <Mark tone={late ? "bad" : "warn"}>{late ? text.overdue(dayOf(at)) : text.due(dayOf(at))}</Mark>;
}

function Answer({ message, mayChange }: Props) {
  const { id, ticket, answeredAt, answeredBy } = message;
  const [noting, setNoting] = useState(false);
  const act = useAct(() => setNoting(false));
  if (noting) return <Noting message={message} act={act} onCancel={() => setNoting(false)} />;
  if (!answeredAt)
    return mayChange ? (
      <Button className="mt-4" aria-label={text.answerNamed(ticket)} onClick={() => setNoting(true)}>
        {text.answer}
      </Button>
    ) : null;
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <p className="text-soft">{text.answered(dayOf(answeredAt), answeredBy?.username ?? adminText.gone)}</p>
      {message.note ? <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{message.note}</p> : null}
      {mayChange ? (
        <Button
          size="small"
          className="mt-3"
          aria-label={text.reopenNamed(ticket)}
          busy={act.isPending}
          onClick={() => act.mutate({ run: () => reopenMessage(id), done: text.reopened })}
        >
          {text.reopen}
        </Button>
      ) : null}
    </div>
  );
}

type NotingProps = { message: InboxMessage; act: ReturnType<typeof useAct>; onCancel: () => void };

function Noting({ message: { id, note }, act, onCancel }: NotingProps) {
  const [typed, setTyped] = useState(note ?? "");
  const [missing, setMissing] = useState(false);
  function save(event: FormEvent) {
    event.preventDefault();
    setMissing(!typed.trim());
    if (!typed.trim() || act.isPending) return;
    act.mutate({
      run: () => answerMessage(id, typed),
      done: text.saved,
      undo: () => reopenMessage(id),
    });
  }
  return (
    <form onSubmit={save} noValidate className="mt-4 max-w-[75ch]">
      <TextArea
        label={text.note}
        rows={3}
        maxLength={2000}
        autoFocus
        value={typed}
        error={missing ? text.noteMissing : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="mt-1 text-[13px] text-soft">{text.noteHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={act.isPending}>
          {text.save}
        </Button>
        <Button onClick={onCancel}>{adminText.cancel}</Button>
      </div>
    </form>
  );
}
