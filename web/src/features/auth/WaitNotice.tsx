import { authText } from "../../i18n/auth";

/** Says when the next try may succeed, counting down; nothing once it may. */
export function WaitNotice({ left }: { left: number }) {
  if (left === 0) return null;
  return (
    <p role="timer" className="tabular text-center text-sm text-soft">
      {authText.waiting(clock(left))}
    </p>
  );
}

/** 709 as "11:49", 45 as "0:45". */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
