import { lazy, Suspense, useState } from "react";
import { useCurrentUser } from "../../api/identity/currentUser";
import { accountText } from "../../i18n/account";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";

const NamesDialog = lazy(() => import("./NamesDialog"));

const text = accountText.settings.names;

/** The username that the user signs in with, and the way to change it. */
export function NamesCard() {
  const { user } = useCurrentUser();
  const [open, setOpen] = useState(false);
  if (!user) return null;
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.heading}</h2>
      <p className="mt-1 text-pretty text-sm text-soft">{text.lead}</p>
      <div className="mt-4 flex items-center justify-between gap-4">
        <p className="min-w-0 truncate font-medium">{user.username}</p>
        <Button size="small" onClick={() => setOpen(true)}>
          {text.change}
        </Button>
      </div>
      {open ? (
        <Suspense>
          <NamesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
