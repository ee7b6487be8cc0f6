/** A short message that comes and goes. `destructive` is for what went wrong. */
export type Toast = {
  id: string;
  open: boolean;
  title: string;
  description?: string;
  variant?: "default" | "success" | "destructive";
  /** Milliseconds until it closes itself. */
  duration: number;
  /** One thing to do about it, such as Undo. */
  action?: { label: string; run: () => void };
};

/** One is visible at a time. A closed one is forgotten after this many milliseconds, the spec's. */
const visible = 1;
const removeAfter = 1_000_000;
const usualDuration = 5000;

let toasts: readonly Toast[] = [];
let made = 0;
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in the place of the one before. Gives its id. */
export function toast(given: Omit<Toast, "id" | "open" | "duration"> & { duration?: number }): string {
  const id = String(++made);
  const one: Toast = { duration: usualDuration, ...given, id, open: true };
  const next = [one, ...toasts].slice(0, visible);
  for (const gone of toasts) if (!next.includes(gone)) later(gone.id);
  change(next);
  release(id);
  return id;
}

/** Closes a toast. */
export function dismiss(id: string): void {
  later(id, removeAfter, () => change(toasts.filter((t) => t.id !== id)));
  change(toasts.map((t) => (t.id === id ? { ...t, open: false } : t)));
}

/** Keeps a toast open while somebody is at it. */
export function hold(id: string): void {
  later(id);
}

/** Lets a toast close in its own time, counted from now. */
export function release(id: string): void {
  const one = toasts.find((t) => t.id === id);
  if (one?.open) later(id, one.duration, () => dismiss(id));
}

/** Replaces what a toast waits for; nothing without `run`. */
function later(id: string, wait = 0, run?: () => void) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (run) timers.set(id, setTimeout(run, wait));
}

/** For the Toaster and for tests: the toasts, newest first, and a way to be notified of changes. */
export const toastStore = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  clear: () => {
    for (const one of toasts) later(one.id);
    change([]);
  },
};
