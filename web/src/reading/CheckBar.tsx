import { readingText as text } from "../i18n/reading";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { nameOf, useTracing } from "./tracing";

type Props = {
  /** Enough was read, and without a warning, for "nothing to check" to mean something. */
  sound: boolean;
  /** The person says that these paths are right as they were read. */
  onRight?: (paths: string[]) => void;
};

/** How many fields are to be checked, and the way from one to the next. Nothing where no trace was sent. */
export function CheckBar({ sound, onRight }: Props) {
  const tracing = useTracing();
  if (!tracing) return null;
  const { toCheck, chosen, step } = tracing;
  const at = toCheck.findIndex((part) => nameOf(part) === chosen);
  const part = toCheck[at];
  if (toCheck.length === 0 && !sound) return null;
  if (toCheck.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-good">
        <Icon name="check" className="size-4 shrink-0" />
        {text.check.done}
      </p>
    );
  return (
    <section
      aria-label={text.check.heading(toCheck.length)}
      className="sticky top-16 z-[5] flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-warn-wash px-4 py-2.5 text-sm"
    >
      <Icon name="alert" className="size-4 shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-40">
        <strong className="font-medium">{text.check.heading(toCheck.length)}</strong>
        <span className="tabular ml-2 text-soft" aria-live="polite">
          {part ? (
            <>
              {text.check.at(at + 1, toCheck.length)}
              <span className="sr-only">
                : {part.value}. {text.from(tracing.of(part)?.text ?? "")}
              </span>
            </>
          ) : null}
        </span>
      </p>
      <div className="flex gap-1.5">
        {part && onRight ? (
          <Button
            size="small"
            onClick={() => {
              onRight(part.paths);
              const next = toCheck[at + 1] ?? toCheck[at - 1];
              tracing.choose(next ? nameOf(next) : null);
            }}
          >
            <Icon name="check" />
            {text.check.right}
          </Button>
        ) : null}
        <Button
          size="small"
          aria-label={text.check.previous}
          title={text.check.keys}
          onClick={() => step(-1)}
        >
          <Icon name="up" />
        </Button>
        <Button size="small" aria-label={text.check.next} title={text.check.keys} onClick={() => step(1)}>
          <Icon name="down" />
          {text.check.on}
        </Button>
      </div>
    </section>
  );
}
