import { grantRole, type Overview, type Role, revokeRole } from "../../api/identity/administration";
import { adminText } from "../../i18n/admin";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Ask, useAsk } from "./Ask";
import { useAct } from "./actions";
import { Mark } from "./parts";

const text = adminText.user;
const roles: Role[] = ["SUPPORT", "ADMIN"];

type Props = {
  user: Overview["user"];
  /** The provider whose groups gave the admin role. */
  from: string | null;
  own: boolean;
  mayChange: boolean;
};

/** The roles that not everybody has, given and taken one by one. */
export function RolesCard(props: Props) {
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.rolesHeading}</h2>
      {props.mayChange ? <p className="mt-1 text-sm text-soft">{text.rolesLead}</p> : null}
      <ul className="mt-3 divide-y divide-line">
        {roles.map((role) => (
          <Row key={role} {...props} role={role} from={role === "ADMIN" ? props.from : null} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ role, user, from, own, mayChange }: Props & { role: Role }) {
  const ask = useAsk();
  const act = useAct(ask.close);
  const name = role.toLowerCase();
  const has = user.roles.includes(name);
  const taking = [text.takeAsk.text, from && text.takeAsk.from(from), own && text.takeAsk.own];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {adminText.roles[name]}
          {has ? <Mark tone="good">{text.has}</Mark> : null}
        </p>
        <p className="text-pretty text-[13px] text-soft">{text.may[role]}</p>
        {from ? <p className="mt-1 text-pretty text-[13px] text-soft">{text.from(from)}</p> : null}
      </div>
      {mayChange ? (
        <Button
          size="small"
          aria-label={has ? text.takeRole(name) : text.giveRole(name)}
          busy={act.isPending}
          onClick={ask.open}
        >
          {has ? text.take : text.give}
        </Button>
      ) : null}
      <Ask
        asked={ask}
        title={has ? text.takeAsk.title(user.username, name) : text.giveAsk.title(user.username, name)}
        description={has ? taking.filter(Boolean).join(" ") : text.may[role]}
        yes={has ? text.takeAsk.yes : text.giveAsk.yes}
        busy={act.isPending}
        onYes={() => act.mutate({ run: () => (has ? revokeRole(user.id, role) : grantRole(user.id, role)) })}
      />
    </li>
  );
}
