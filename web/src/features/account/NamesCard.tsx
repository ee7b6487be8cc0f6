import { lazy, Suspense, useState } from "react";
import { useCurrentUser } from "../../api/identity/currentUser";
import { accountText } from "../../i18n/account";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import type { Name } from "./NamesDialog";

const NamesDialog = lazy(() => import("./NamesDialog"));

const text = accountText.settings.names;

/** The names that the user signs in with, and the way to change them. */
export function NamesCard() {
  const { user } = useCurrentUser();
  const [changing, setChanging] = useState<Name | null>(null);
  const [asked, setAsked] = useState("");
  if (!user) return null;
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.heading}</h2>
      <p className="mt-1 text-pretty text-sm text-soft">{text.lead}</p>
      <ul className="mt-4 divide-y divide-line">
        {(["username", "email"] as const).map((name) => (
          <li key={name} className="flex items-center justify-between gap-4 py-3">
            <p className="min-w-0 font-medium wrap-anywhere">{user[name]}</p>
            <Button size="small" aria-label={text[name].change} onClick={() => setChanging(name)}>
              {text.change}
            </Button>
          </li>
        ))}
      </ul>
      {changing ? (
        <Suspense>
          <NamesDialog name={changing} asked={asked} onAsked={setAsked} onClose={() => setChanging(null)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
