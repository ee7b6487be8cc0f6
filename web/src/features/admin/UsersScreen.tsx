import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouterState, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { type ListedUser, type UserFilter, usersQuery } from "../../api/identity/administration";
import { adminText } from "../../i18n/admin";
import { ago, dayOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Select } from "../../ui/Select";
import { TextField } from "../../ui/TextField";
import { filterOf } from "./address";
import { AdminShelf, Mark, More, Waiting } from "./parts";

const text = adminText.users;
const filters = Object.entries(text.filters).map(([value, label]) => ({ value: value as UserFilter, label }));

/** /admin/users: the accounts, searched and filtered. */
export function UsersScreen() {
  const navigate = useNavigate();
  const filter = filterOf(useSearch({ strict: false }));
  const words = useRouterState({ select: (state) => state.location.state.words ?? "" });
  const [typed, setTyped] = useState(words);
  const users = useInfiniteQuery(usersQuery(words, filter));
  const go = (next: { filter: UserFilter; words: string }) =>
    void navigate({
      to: "/admin/$",
      params: { _splat: "users" },
      search: next.filter === "ALL" ? {} : { filter: next.filter },
      state: { words: next.words },
      replace: true,
    });
  return (
    <AdminShelf current="/admin/users">
      <form
        className="mb-5 flex flex-wrap items-end gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          go({ filter, words: typed.trim() });
        }}
      >
        <TextField
          label={text.search}
          type="search"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0 flex-1 basis-64"
        />
        <Select
          label={text.filter}
          value={filter}
          options={filters}
          onChange={(next) => go({ filter: next, words })}
        />
        <Button type="submit">{text.find}</Button>
      </form>
      {!users.data ? (
        <Waiting asked={users} />
      ) : users.data.length === 0 ? (
        <Empty title={text.none} text={text.noneText} />
      ) : (
        <>
          <Card aria-label={adminText.places[0].label}>
            <ul className="divide-y divide-line">
              {users.data.map((user) => (
                <Row key={user.id} user={user} />
              ))}
            </ul>
          </Card>
          <More asked={users} />
        </>
      )}
    </AdminShelf>
  );
}

function Row({ user }: { user: ListedUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Link
            to="/admin/$"
            params={{ _splat: `users/${user.id}` }}
            preload={false}
            className="font-medium underline-offset-4 hover:underline"
          >
            {user.username}
          </Link>
          {name ? <span className="text-soft"> · {name}</span> : null}
        </p>
        <p className="text-sm text-soft wrap-anywhere">{user.email}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 text-[13px] text-soft">
        {user.isActive ? null : <Mark tone="bad">{text.off}</Mark>}
        {user.isVerified ? null : <Mark tone="warn">{text.unverified}</Mark>}
        {user.roles
          .filter((role) => role !== "user")
          .map((role) => (
            <Mark key={role} tone="good">
              {adminText.roles[role] ?? role}
            </Mark>
          ))}
        <span>
          {text.created(dayOf(user.createdAt))} ·{" "}
          {user.lastLogin ? text.lastLogin(ago(user.lastLogin)) : text.never}
        </span>
      </div>
    </li>
  );
}
