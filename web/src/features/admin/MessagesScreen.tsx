import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { type ContactTopic, inboxQuery } from "../../api/identity/administration";
import { adminText } from "../../i18n/admin";
import { Button } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { Select } from "../../ui/Select";
import { TextField } from "../../ui/TextField";
import { topicOf, topics } from "./address";
import { Message } from "./Message";
import { AdminShelf, More, Waiting } from "./parts";

const text = adminText.messages;
type State = keyof typeof text.states;

const stateOptions = (["open", "answered"] as const).map((value) => ({ value, label: text.states[value] }));
const topicOptions = [
  { value: "" as const, label: text.allTopics },
  ...topics.map((value) => ({ value, label: text.topics[value] })),
];

/** /admin/messages: what people wrote to the house, in the order in which it should be answered. */
export function MessagesScreen({ mayChange }: { mayChange: boolean }) {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const answered = search.answered === true;
  const topic = topicOf(search);
  const [typed, setTyped] = useState("");
  const [ticket, setTicket] = useState("");
  const inbox = useInfiniteQuery(inboxQuery({ answered, topic, ticket }));
  const go = (next: { answered: boolean; topic: ContactTopic | null }) =>
    void navigate({
      to: "/admin/$",
      params: { _splat: "messages" },
      search: { ...(next.answered && { answered: true }), ...(next.topic && { topic: next.topic }) },
      replace: true,
    });
  const find = (next: string) => {
    setTyped(next);
    setTicket(next.trim());
  };
  const messages = inbox.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <AdminShelf current="/admin/messages">
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <Select<State>
          label={text.state}
          value={answered ? "answered" : "open"}
          options={stateOptions}
          onChange={(state) => go({ answered: state === "answered", topic })}
        />
        <Select<ContactTopic | "">
          label={text.topic}
          value={topic ?? ""}
          options={topicOptions}
          onChange={(next) => go({ answered, topic: next || null })}
        />
        <form
          className="flex min-w-0 flex-1 basis-64 items-end gap-3"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            find(typed);
          }}
        >
          <TextField
            label={text.ticket}
            type="search"
            maxLength={40}
            placeholder="V-…"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-w-0 flex-1"
          />
          <Button type="submit">{text.find}</Button>
        </form>
      </div>
      {!inbox.data ? (
        <Waiting asked={inbox} />
      ) : (
        <>
          <p role="status" className="mb-3 text-sm text-soft">
            {text.count(inbox.data.pages.at(-1)?.openCount ?? 0)}
          </p>
          {messages.length === 0 ? (
            <Empty title={text.none} text={text.noneText}>
              {ticket ? <Button onClick={() => find("")}>{text.showAll}</Button> : null}
            </Empty>
          ) : (
            <ul className="space-y-4">
              {messages.map((message) => (
                <Message key={message.id} message={message} mayChange={mayChange} />
              ))}
            </ul>
          )}
          <More asked={inbox} />
        </>
      )}
    </AdminShelf>
  );
}
