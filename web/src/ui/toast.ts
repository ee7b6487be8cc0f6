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
  change([one, ...toasts].slice(0, visible));
  timers.set(
    id,
    setTimeout(() => dismiss(id), one.duration),
  );
  return id;
}

/** Closes a toast. */
export function dismiss(id: string): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => {
      timers.delete(id);
      change(toasts.filter((t) => t.id !== id));
    }, removeAfter),
  );
  change(toasts.map((t) => (t.id === id ? { ...t, open: false } : t)));
}

/** For the Toaster and for tests: the toasts, newest first, and a way to be told of changes. */
export const toastStore = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  clear: () => change([]),
};
