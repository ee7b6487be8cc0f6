import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { type CurrentUser, useCurrentUser } from "../../api/identity/currentUser";
import { Queries } from "../../api/queries";
import { namesQuery } from "../../api/resume/names";
import { logOut } from "../../features/auth/logout";
import { paletteText as text } from "../../i18n/palette";
import { chooseTheme, shownTheme } from "../../lib/theme";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { articles, type Entry, find, longer, mine, shown, ways } from "./entries";
import { Results } from "./Results";
import { chosenBefore, remember } from "./recent";

type Props = { onClose: () => void };

/** What Ctrl+K opens: everything that can be gone to or done, by its name. */
export default function Palette({ onClose }: Props) {
  const { user } = useCurrentUser();
  return (
    <Dialog open high wide onClose={onClose} title={text.title}>
      {user ? (
        <Queries>
          <Own user={user} onClose={onClose} />
        </Queries>
      ) : (
        <Chooser userId="" own={() => []} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** With the user's own names, which are asked for once it is open. */
function Own({ user, onClose }: Props & { user: CurrentUser }) {
  const { data, isPending, isFetching, refetch } = useQuery(namesQuery(user.id));
  return (
    <Chooser
      userId={user.id}
      own={(asked) => (data ? [...mine(data), ...longer(data, asked)] : [])}
      onClose={onClose}
      pending={isPending}
    >
      {data || isPending ? null : (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-soft">
          {text.failed}
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {text.again}
          </Button>
        </div>
      )}
    </Chooser>
  );
}

type ChooserProps = Props & {
  userId: string;
  own: (asked: string) => Entry[];
  pending?: boolean;
  children?: ReactNode;
};

function Chooser({ userId, own, onClose, pending = false, children }: ChooserProps) {
  const { history, navigate } = useRouter();
  const [asked, setAsked] = useState("");
  const [at, setAt] = useState(0);
  // What is shown is of what stands in the field, always: Enter may come with the very next event.
  const words = asked.trim();
  const standing = ways(userId !== "", shownTheme());
  const all = [...own(words), ...standing, ...articles];
  const sections = words
    ? find(all, words, shown)
    : [
        { group: "recent" as const, entries: chosenBefore(userId, all) },
        ...find(standing, "", standing.length),
      ].filter(({ entries }) => entries.length > 0);
  const flat = sections.flatMap(({ entries }) => entries);
  const active = Math.min(at, flat.length - 1);

  function choose(entry: Entry | undefined) {
    if (!entry) return;
    remember(userId, entry.key);
    onClose();
    if (entry.href) history.push(entry.href);
    else if (entry.act === "theme") chooseTheme(shownTheme() === "dark" ? "light" : "dark");
    else if (entry.act === "logout") void logOut(() => navigate({ to: "/" }));
  }

  function move(event: KeyboardEvent) {
    const to = {
      ArrowDown: (active + 1) % flat.length,
      ArrowUp: (active - 1 + flat.length) % flat.length,
      Enter: active,
    }[event.key];
    if (to === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.key === "Enter") choose(flat[active]);
    else if (flat.length > 0) setAt(to);
  }

  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: it was opened to type in
        autoFocus
        type="text"
        role="combobox"
        aria-label={text.title}
        aria-expanded={flat.length > 0}
        aria-autocomplete="list"
        aria-controls="palette-results"
        aria-activedescendant={active >= 0 ? `palette-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={text.hint}
        value={asked}
        onChange={(event) => {
          setAsked(event.target.value);
          setAt(0);
        }}
        onKeyDown={move}
        className="h-12 w-full rounded-control border border-edge bg-surface px-3 text-ink"
      />
      <p role="status" className="mt-2 text-[13px] text-soft">
        {pending
          ? text.loading
          : words
            ? flat.length
              ? text.found(flat.length)
              : text.none(words)
            : text.keys}
      </p>
      {children}
      <Results id="palette" sections={sections} active={active} onChoose={choose} />
    </>
  );
}
