import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type Fact, factsQuery } from "../../api/resume/facts";
import { factsText as text } from "../../i18n/facts";
import { dayOf } from "../../lib/moments";
import { holds } from "../../lib/search";
import { useFocusKept } from "../../lib/useFocusKept";
import { useTitle } from "../../lib/useTitle";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { SearchedList } from "../../ui/SearchedList";
import { useFactActions } from "./actions";
import { FactForm } from "./FactForm";

const heading = "facts";

/** How many facts an account keeps: the server's bound. */
const bound = 500;

/** /my-facts: the user's facts, which can be searched, edited and deleted. */
export function FactsScreen() {
  useTitle(text.tab);
  const [adding, setAdding] = useState(false);
  const { add } = useFactActions();
  const button = useRef<HTMLButtonElement>(null);
  function leave() {
    setAdding(false);
    button.current?.focus();
  }
  return (
    <div className="mx-auto max-w-[860px]">
      <Link to="/profile" className="inline-flex min-h-11 items-center text-sm text-soft hover:text-brand">
        ← {text.back}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1
          id={heading}
          tabIndex={-1}
          className="min-w-0 text-[32px] leading-tight outline-none md:text-[40px]"
        >
          {text.title}
        </h1>
        <Button ref={button} look="primary" aria-expanded={adding} onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      </div>
      <p className="mt-2 max-w-2xl text-pretty text-soft">{text.lead}</p>
      {adding ? (
        <Card className="mt-5 p-4 sm:p-6">
          <FactForm
            busy={add.isPending}
            onLeave={leave}
            onSave={(written) =>
              add.mutate({ ...written, requestKey: crypto.randomUUID() }, { onSuccess: leave })
            }
          />
        </Card>
      ) : null}
      <div className="mt-5">
        <Facts />
      </div>
    </div>
  );
}

function Facts() {
  const { user } = useCurrentUser();
  const [q, search] = useState("");
  // What is edited during a search stays in sight until the search changes, even if it no longer matches.
  const [edited, setEdited] = useState<readonly string[]>([]);
  const matches = ({ requirement, text: words, place }: Fact) => holds([requirement, words, place], q);
  const setQ = (next: string) => {
    search(next);
    setEdited([]);
  };
  const list = useQuery(factsQuery(user?.id ?? ""));
  const all = { ...list, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined };
  return (
    <>
      {list.data && list.data.length >= bound ? (
        <div className="mb-4">
          <Notice tone="warn">{text.full(bound)}</Notice>
        </div>
      ) : null}
      <SearchedList
        label={text.title}
        texts={text.list}
        list={all}
        columns="lg:grid-cols-1"
        q={q}
        onQ={setQ}
        searched={q !== ""}
        onClear={() => setQ("")}
        found={(facts) => facts.filter((fact) => matches(fact) || edited.includes(fact.id))}
        none={
          <Empty title={text.empty.title} text={text.empty.text}>
            <Link to="/upload" className={buttonLook("primary", "large")}>
              {text.empty.tailor}
            </Link>
          </Empty>
        }
      >
        {(fact) => (
          <Row
            key={fact.id}
            fact={fact}
            matches={matches(fact)}
            onEdit={() => setEdited((all) => [...all, fact.id])}
          />
        )}
      </SearchedList>
    </>
  );
}

type RowProps = {
  fact: Fact;
  /** Whether the search finds it. */
  matches: boolean;
  onEdit: () => void;
};

function Row({ fact, matches, onEdit }: RowProps) {
  const { update, remove } = useFactActions();
  const [editing, setEditing] = useState(false);
  const row = useFocusKept(heading);
  const edit = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  // The button is back once the form is gone.
  useEffect(() => {
    if (edited.current && !editing) edit.current?.focus();
    edited.current = editing;
  }, [editing]);
  const { id, requirement, kind, reply, place, saidAt } = fact;
  return (
    <li ref={row} className="p-4 sm:px-6" data-testid="fact">
      <h2 className="flex gap-2 text-base wrap-anywhere">
        <Icon
          name={reply === "NO" ? "dash" : "check"}
          className={reply === "NO" ? "mt-1 size-4 shrink-0" : "mt-1 size-4 shrink-0 text-good"}
        />
        {requirement}
      </h2>
      {editing ? (
        <div className="mt-3">
          <FactForm
            fact={fact}
            busy={update.isPending}
            onLeave={() => setEditing(false)}
            onSave={({ requirement: _, reply, text, place }) =>
              update.mutate(
                { id, input: reply === "LINE" ? { reply, text, place } : { reply } },
                { onSuccess: () => setEditing(false) },
              )
            }
          />
        </div>
      ) : (
        <>
          <p className="mt-1 text-pretty wrap-anywhere">
            {reply === "LINE" ? fact.text : reply === "YES" ? text.yes : text.no(kind)}
          </p>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 text-[13px] text-soft wrap-anywhere">
              {[place, text.you(dayOf(saidAt)), !matches && text.outside].filter(Boolean).join(" · ")}
            </p>
            <div className="ml-auto flex gap-2">
              <Button
                ref={edit}
                size="small"
                className="pointer-coarse:h-11"
                aria-label={text.editOf(requirement)}
                disabled={remove.isPending}
                onClick={() => {
                  onEdit();
                  setEditing(true);
                }}
              >
                {text.edit}
              </Button>
              <Button
                size="small"
                look="quiet"
                className="pointer-coarse:h-11"
                aria-label={text.deleteOf(requirement)}
                busy={remove.isPending}
                onClick={() => remove.mutate(fact)}
              >
                {text.delete}
              </Button>
            </div>
          </div>
        </>
      )}
    </li>
  );
}
