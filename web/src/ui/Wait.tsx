import { Button } from "./Button";
import { Notice } from "./Notice";

/** Stands where something is being fetched: gray lines of about its size, and the word for those who cannot see them. */
export function Loading({ label, lines = 4 }: { label: string; lines?: number }) {
  return (
    <div className="animate-breathe space-y-3" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, i) => (
        <div key={i} className="h-5 rounded bg-line" style={{ width: `${92 - ((i * 17) % 40)}%` }} />
      ))}
    </div>
  );
}

type FailedProps = { message: string; again: string; busy?: boolean; onAgain: () => void };

/** Stands where something could not be fetched, with the way to try again. */
export function Failed({ message, again, busy = false, onAgain }: FailedProps) {
  return (
    <Notice
      tone="bad"
      urgent
      action={
        <Button size="small" busy={busy} onClick={onAgain}>
          {again}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
