import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import {
  createInvitation,
  endInvitation,
  type Invitation,
  invitationsQuery,
} from "../../api/identity/administration";
import { useSettings } from "../../api/settings";
import { adminText } from "../../i18n/admin";
import { dayOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { TextField } from "../../ui/TextField";
import { useAct } from "./actions";
import { AdminShelf, Mark, Waiting } from "./parts";

const text = adminText.invitations;

/** /admin/invitations: the links with which people may register, and a new one. */
export function InvitationsScreen({ mayChange }: { mayChange: boolean }) {
  const known = useSettings();
  const way = known?.registrationWay;
  const list = useQuery(invitationsQuery);
  return (
    <AdminShelf current="/admin/invitations">
      {way ? <p className="mb-5 text-pretty text-soft">{text.way[way]}</p> : null}
      {mayChange && way && way !== "closed" ? <NewInvitation /> : null}
      {!list.data ? (
        <Waiting asked={list} />
      ) : list.data.length === 0 ? (
        <p className="text-soft">{text.none}</p>
      ) : (
        <Card aria-label={adminText.places[1].label}>
          <ul className="divide-y divide-line">
            {list.data.map((each) => (
              <Row key={each.id} invitation={each} mayChange={mayChange} />
            ))}
          </ul>
        </Card>
      )}
    </AdminShelf>
  );
}

function NewInvitation() {
  const [people, setPeople] = useState("1");
  const [days, setDays] = useState("7");
  const [link, setLink] = useState("");
  const act = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({
      run: async () => {
        setLink(await createInvitation(Number(people), Number(days)));
        return text.made;
      },
    });
  };
  const number = { type: "number", min: 1, required: true, className: "w-32" } as const;
  return (
    <>
      <form className="mb-5 flex flex-wrap items-end gap-3" onSubmit={submit}>
        <TextField
          {...number}
          label={text.people}
          max={1000}
          value={people}
          onChange={(event) => setPeople(event.target.value)}
        />
        <TextField
          {...number}
          label={text.days}
          max={365}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <Button type="submit" busy={act.isPending}>
          {text.make}
        </Button>
      </form>
      {link ? <Link key={link} link={link} /> : null}
    </>
  );
}

function Link({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  // Without https a browser lets no page write to the clipboard: then the link is selected by hand.
  const copy = () => navigator.clipboard?.writeText(link).then(() => setCopied(true));
  return (
    <div className="mb-6 flex flex-wrap items-start gap-3">
      <TextField
        label={text.link}
        hint={text.once}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1 basis-64"
      />
      <Button className="mt-[22px]" onClick={() => void copy()}>
        {copied ? text.copied : text.copy}
      </Button>
    </div>
  );
}

function stateOf({ endedAt, expiresAt, used, uses }: Invitation): keyof typeof text.states {
  if (endedAt) return "ended";
  if (new Date(expiresAt).getTime() <= Date.now()) return "expired";
  return used >= uses ? "full" : "open";
}

function Row({ invitation, mayChange }: { invitation: Invitation; mayChange: boolean }) {
  const act = useAct();
  const state = stateOf(invitation);
  const made = dayOf(invitation.createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
      <p>
        {text.used(invitation.used, invitation.uses)}{" "}
        <span className="text-soft">
          · {adminText.users.created(made)} · {text.until(dayOf(invitation.expiresAt))}
        </span>
      </p>
      <div className="flex items-center gap-3">
        <Mark tone={state === "open" ? "good" : "plain"}>{text.states[state]}</Mark>
        {mayChange && state === "open" ? (
          <Button
            aria-label={text.endOne(made)}
            busy={act.isPending}
            onClick={() => act.mutate({ run: () => endInvitation(invitation.id) })}
          >
            {text.end}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
