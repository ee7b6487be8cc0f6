import type { Loss } from "../api/resume/readback";
import { drawingText } from "../i18n/drawing";

const text = drawingText.losses;

/** The photo is no text to be read: a file has it or says why not. */
export const photoPath = "basics.image";

/** How many are listed; a file with more is not worth reading further. */
const shown = 30;

/** What a file does not give back, each by its place in the person's words. */
export function Losses({ losses }: { losses: Loss[] }) {
  return (
    <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line text-sm">
      {losses.slice(0, shown).map((loss, i) => (
        <li key={i} className="px-4 py-3">
          <p className="font-medium">{loss.label}</p>
          {loss.path === photoPath ? (
            <p className="mt-1 text-[13px] text-soft">{loss.got}</p>
          ) : (
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-[13px]">
              {loss.wanted ? <Row name={text.wanted} value={loss.wanted} /> : null}
              <Row
                name={text.got}
                value={[loss.got || text.nothing, where(loss)].filter(Boolean).join(", ")}
              />
            </dl>
          )}
        </li>
      ))}
      {losses.length > shown ? (
        <li className="px-4 py-3 text-soft">{text.more(losses.length - shown)}</li>
      ) : null}
    </ul>
  );
}

function where({ at }: Loss): string {
  if (!at) return "";
  return at === "no field" ? text.noField : text.elsewhere(at);
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </>
  );
}
