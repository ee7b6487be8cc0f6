import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { cx } from "./cx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "id"> & {
  label: string;
  error?: string | undefined;
  /** Said under the field for as long as nothing is wrong with it. */
  hint?: string | undefined;
  /** What stands at the end of the field, such as a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function TextField({ label, error, hint, end, className, ...rest }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-[13px] text-soft">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={cx(
            "h-10 w-full rounded-control border bg-paper px-3 transition-colors duration-150",
            end ? "pr-11" : null,
            error ? "border-bad" : "border-edge/60 hover:border-edge",
          )}
        />
        {end ? <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div> : null}
      </div>
      {note ? (
        <p id={noteId} className={cx("mt-1 text-[13px]", error ? "text-bad" : "text-soft")}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
