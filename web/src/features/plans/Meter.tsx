import type { Entitlement } from "../../api/resume/usage";
import { subscriptionText } from "../../i18n/subscription";
import { cx } from "../../ui/cx";

const text = subscriptionText.kept;

/** From this share on a person is shown what makes room, before something is refused. By hand. */
const near = 0.9;

/** How much of one thing is kept: words and a bar that say the same, and what makes room once little is left. */
export function Meter({ entitlement }: { entitlement: Entitlement }) {
  const { item, bound, used } = entitlement;
  const { name, room } = text.items[item];
  if (typeof used !== "number")
    return (
      <p className="flex flex-wrap justify-between gap-x-6">
        <span>{name}</span>
        <span className="tabular text-soft">{text.upTo(bound)}</span>
      </p>
    );
  const share = bound > 0 ? Math.min(1, used / bound) : 1;
  const state = share === 1 ? "full" : share >= near ? "near" : "room";
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6">
        <span>{name}</span>
        <span className="tabular text-soft">{text.of(item, used, bound)}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 rounded-full bg-line">
        <div
          className={cx("h-full rounded-full", state === "room" ? "bg-brand" : "bg-warn")}
          style={{ width: `${100 * share}%` }}
        />
      </div>
      {state === "room" ? null : (
        <p className="mt-2 text-pretty text-sm">
          <strong className="font-medium">{text[state]}</strong> {room}
        </p>
      )}
    </>
  );
}
