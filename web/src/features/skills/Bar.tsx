/** How much of a plan is done, as a bar; the words beside it say the same. */
export function Bar({ label, share }: { label: string; share: number }) {
  const done = Math.round(100 * Math.min(1, Math.max(0, share)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 rounded-full bg-line"
    >
      <div className="h-full rounded-full bg-brand" style={{ width: `${done}%` }} />
    </div>
  );
}
