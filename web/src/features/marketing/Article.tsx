import type { ReactNode } from "react";
import type { Section } from "../../i18n/legal";

type Props = {
  heading: string;
  lead: string;
  contents: string;
  sections: readonly Section[];
  /** Stands between the heading and the lead. */
  meta?: ReactNode;
  /** More below a section, by its id. */
  after?: Record<string, ReactNode>;
  foot: ReactNode;
};

/** A long text to read: its contents beside it where there is room, one column of a comfortable measure. */
export function Article({ heading, lead, contents, sections, meta, after = {}, foot }: Props) {
  return (
    <article className="mx-auto max-w-[1152px] pt-4 lg:pt-10">
      <header className="max-w-[44rem]">
        <h1 className="text-[clamp(2.2rem,1.7rem+2.2vw,3.25rem)] leading-[1.1]">{heading}</h1>
        {meta}
        <p className="mt-5 text-pretty text-xl leading-relaxed text-soft">{lead}</p>
      </header>
      <div className="mt-12 grid gap-x-20 gap-y-10 lg:grid-cols-[230px_minmax(0,40rem)]">
        <nav aria-label={contents} className="lg:sticky lg:top-24 lg:self-start">
          <p className="text-[13px] font-medium text-soft">{contents}</p>
          <ol className="mt-2 border-l border-line max-lg:columns-2 max-lg:border-0 max-lg:gap-6 text-sm">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="-ml-px block border-l border-transparent py-1.5 text-soft transition-colors duration-150 hover:border-edge hover:text-ink max-lg:border-0 lg:pl-4"
                >
                  {section.name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-heading`}
              className="scroll-mt-24 border-t border-line pt-7 pb-9 first:border-0 first:pt-0"
            >
              <h2 id={`${section.id}-heading`} className="text-2xl">
                {section.name}
              </h2>
              {section.body.map((part) =>
                typeof part === "string" ? (
                  <p key={part} className="mt-4 text-pretty text-base leading-relaxed">
                    {part}
                  </p>
                ) : (
                  <ul key={part[0]} className="mt-4 space-y-2.5 text-base leading-relaxed">
                    {part.map((item) => (
                      <li key={item} className="flex gap-3 text-pretty">
                        <span aria-hidden="true" className="mt-[0.72em] h-px w-3 shrink-0 bg-edge" />
                        <span>{item}</span>
                      </li>
                    ))}
                  </ul>
                ),
              )}
              {after[section.id]}
            </section>
          ))}
          <div className="border-t border-line pt-7">{foot}</div>
        </div>
      </div>
    </article>
  );
}
