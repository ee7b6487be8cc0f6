import type { ReactNode } from "react";

type Props = {
  label: string;
  above?: ReactNode;
  /** The bar stands at the end of the page, so that it covers nothing. */
  still?: boolean;
  children: ReactNode;
};

/** The bar that stays at the foot of the window while its page scrolls. */
export function FootBar({ label, above, still = false, children }: Props) {
  return (
    <section
      aria-label={label}
      data-foot
      className={`bottom-[var(--banner,0px)] z-10 -mx-4 mt-5 sm:-mx-6 lg:mx-0 lg:bottom-[calc(var(--banner,0px)+1rem)] ${still ? "" : "sticky"}`}
    >
      <div className="border-line bg-surface px-4 py-3 shadow-float max-lg:border-t sm:px-6 lg:rounded-card lg:border">
        {above ? <div className="mb-3">{above}</div> : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
      </div>
    </section>
  );
}
