import { type FormEvent, useRef, useState } from "react";

/** Rules as zod has them. */
type Rules<Fields> = {
  safeParse(
    given: unknown,
  ):
    | { success: true; data: Fields }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
};

/** What is wrong with which field: its first fault. */
export type Faults<Fields> = { [Name in keyof Fields]?: string };

/**
 * A form whose fields keep their own text. It is checked when it is handed in, and from then on each field
 * that changes;
 * the first field at fault gets the focus. `send` is called with what holds, never twice at once.
 */
export function useForm<Fields extends Record<string, string>>(
  rules: Rules<Fields>,
  send: (given: Fields) => Promise<void>,
  onTyped?: (given: Fields) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Fields>>({});
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);

  const typed = () => Object.fromEntries(new FormData(form.current ?? undefined)) as Fields;
  const input = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;

  /** Shows what is wrong, and leads to the first of it. */
  function refuse(wrong: Faults<Fields>): void {
    setFaults(wrong);
    const first = Object.keys(typed()).find((name) => name in wrong);
    if (first) input(first)?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const given = typed();
    const wrong = faultsIn(rules, given);
    setChecked(true);
    refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    await send(given).finally(() => setBusy(false));
  }

  function change(event: FormEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    const given = typed();
    onTyped?.(given);
    if (checked) setFaults({ ...faults, [name]: faultsIn(rules, given)[name] });
  }

  return {
    busy,
    faults,
    refuse,
    /** Empties fields, and stands in the first of them. */
    clear(...names: (keyof Fields & string)[]) {
      for (const name of names) {
        const field = input(name);
        if (field) field.value = "";
      }
      input(names[0] ?? "")?.focus();
    },
    form: { ref: form, noValidate: true, onSubmit: submit, onChange: change },
    field: (name: keyof Fields & string) => ({ name, error: faults[name] }),
  };
}

function faultsIn<Fields>(rules: Rules<Fields>, given: Fields): Faults<Fields> {
  const read = rules.safeParse(given);
  const faults: Faults<Fields> = {};
  if (!read.success)
    for (const { path, message } of read.error.issues) faults[path[0] as keyof Fields] ??= message;
  return faults;
}
