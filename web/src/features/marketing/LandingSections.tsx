import type { ReactNode } from "react";
import { landingText as text } from "../../i18n/marketing";

/** The three steps, each with a glimpse of what it gives. */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-heading" className="scroll-mt-24">
      <h2 id="how-heading" className="text-[clamp(1.9rem,1.5rem+1.6vw,2.6rem)] leading-tight">
        {text.how.heading}
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-10 md:mt-10 md:grid-cols-3">
        {text.how.steps.map((step, at) => (
          <li key={step.name} className="border-t-2 border-ink pt-5">
            <span
              aria-hidden="true"
              className="tabular block font-display text-[44px] font-semibold leading-none tracking-tight"
            >
              {at + 1}
            </span>
            <h3 className="mt-4 text-xl">{step.name}</h3>
            <p className="mt-2 text-pretty text-soft">{step.text}</p>
            <ul className="mt-4 flex flex-wrap gap-1.5">
              {step.shown.map((shown) => (
                <li
                  key={shown}
                  className="rounded-md border border-line bg-surface px-2 py-0.5 text-[13px] text-soft"
                >
                  {shown}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The four features, as a ruled list beside its heading. */
export function Features() {
  return (
    <section
      aria-labelledby="features-heading"
      className="mt-24 grid gap-x-16 gap-y-8 lg:mt-32 lg:grid-cols-[minmax(0,320px)_minmax(0,1fr)]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="features-heading" className="text-[clamp(1.9rem,1.5rem+1.6vw,2.6rem)] leading-tight">
          {text.features.heading}
        </h2>
        <p className="mt-3 text-lg text-soft">{text.features.lead}</p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {text.features.items.map((item) => (
          <li key={item.name} className="grid gap-x-8 gap-y-1.5 py-7 sm:grid-cols-[220px_minmax(0,1fr)]">
            <h3 className="text-xl">{item.name}</h3>
            <p className="text-pretty text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What Vitae refuses to do. */
export function Promises() {
  return (
    <section aria-labelledby="promise-heading" className="mt-24 lg:mt-32">
      <h2 id="promise-heading" className="text-[clamp(1.9rem,1.5rem+1.6vw,2.6rem)] leading-tight">
        {text.promise.heading}
      </h2>
      <dl className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {text.promise.items.map((item) => (
          <div key={item.name}>
            <dt className="font-display text-xl font-semibold tracking-tight">
              <del>{item.name}</del>
            </dt>
            <dd className="mt-2 text-pretty text-soft">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The last word of the page, around its one link. */
export function Closing({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="closing-heading"
      className="mt-24 rounded-[20px] bg-brand px-6 py-14 text-center text-on-brand sm:px-12 lg:mt-32 lg:py-20"
    >
      <h2 id="closing-heading" className="text-[clamp(1.9rem,1.5rem+2vw,3rem)] leading-tight">
        {text.closing.heading}
      </h2>
      <p className="mx-auto mt-4 max-w-[34em] text-balance text-lg">{text.closing.text}</p>
      <div className="mt-8">{children}</div>
    </section>
  );
}
