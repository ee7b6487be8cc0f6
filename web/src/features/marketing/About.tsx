import { Link } from "@tanstack/react-router";
import { frameText as frame } from "../../i18n/frame";
import { aboutText as text } from "../../i18n/legal";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";

/** /about */
export function About() {
  useTitle(frame.titled(text.title));
  return (
    <div className="mx-auto max-w-[1152px] pt-4 lg:pt-10">
      <h1 className="max-w-[20em] text-[clamp(2.2rem,1.6rem+2.6vw,3.5rem)] leading-[1.1] tracking-[-0.025em]">
        {text.heading.before} <span className="text-soft">{text.heading.after}</span>
      </h1>
      <div className="mt-12 grid gap-x-20 gap-y-6 text-lg leading-relaxed md:grid-cols-2">
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-pretty">
            {paragraph}
          </p>
        ))}
      </div>
      <section aria-labelledby="built" className="mt-20">
        <h2 id="built" className="text-3xl">
          {text.facts.heading}
        </h2>
        <dl className="mt-8 grid gap-x-20 md:grid-cols-2">
          {text.facts.items.map((item) => (
            <div key={item.name} className="border-t border-line py-6">
              <dt className="font-display text-xl font-semibold tracking-tight">{item.name}</dt>
              <dd className="mt-2 text-pretty text-base text-soft">{item.text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 flex flex-wrap gap-3 border-t border-line pt-8">
          <Link to={"/upload" as string} className={buttonLook("primary", "large")}>
            {text.go.start}
          </Link>
          <Link to={"/help" as string} hash="scoring" className={buttonLook("secondary", "large")}>
            {text.go.scoring}
          </Link>
        </div>
      </section>
    </div>
  );
}
