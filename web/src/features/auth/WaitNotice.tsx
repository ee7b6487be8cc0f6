import { authText } from "../../i18n/auth";
import { clock } from "../../lib/useCooldown";

/** Says when the next try may succeed, counting down; nothing once it may. */
export function WaitNotice({ left }: { left: number }) {
  if (left === 0) return null;
  return (
    <p role="timer" className="tabular text-center text-sm text-soft">
      {authText.waiting(clock(left))}
    </p>
  );
}
