import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { frameText as frame } from "../../i18n/frame";
import { helpText as text } from "../../i18n/help";
import { useTitle } from "../../lib/useTitle";
import { Button, buttonLook } from "../../ui/Button";
import { TextField } from "../../ui/TextField";
import { Scoring } from "./Scoring";
import { scoringMatches, search } from "./search";

/** /help: answers that can be searched, and how the score is computed. */
export function Help() {
  useTitle(frame.titled(text.title));
  const [words, setWords] = useState("");
  const topics = search(words);
  const scoring = scoringMatches(words);
  const found = topics.reduce((sum, topic) => sum + topic.items.length, scoring ? 1 : 0);
  return (
    <div className="mx-auto max-w-[1152px] pt-4 lg:pt-10">
      <h1 className="text-[clamp(2.2rem,1.7rem+2.2vw,3.25rem)] leading-[1.1]">{text.heading}</h1>
      <search className="mt-6 block max-w-[32rem]">
        <TextField
          label={text.search}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <p role="status" className="mt-2 min-h-[1.55em] text-[13px] text-soft">
          {words.trim() ? text.found(found) : ""}
        </p>
      </search>

      {found === 0 ? (
        <div className="mt-8 border-t border-line pt-8">
          <h2 className="text-2xl">{text.none.heading(words.trim())}</h2>
          <p className="mt-2 text-soft">{text.none.text}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button onClick={() => setWords("")}>{text.none.clear}</Button>
            <Link to={"/contact" as string} className={buttonLook()}>
              {text.contact}
            </Link>
          </div>
        </div>
      ) : null}

      {scoring ? <Scoring /> : null}
      {topics.map((topic) => (
        <section
          key={topic.id}
          id={topic.id}
          aria-labelledby={`${topic.id}-heading`}
          className="mt-14 grid scroll-mt-24 gap-x-16 gap-y-4 lg:grid-cols-[260px_minmax(0,1fr)]"
        >
          <h2 id={`${topic.id}-heading`} className="text-2xl lg:sticky lg:top-24 lg:self-start">
            {topic.name}
          </h2>
          <dl className="divide-y divide-line border-y border-line">
            {topic.items.map((item) => (
              <div
                key={item.id}
                id={item.id}
                className="grid scroll-mt-24 gap-x-8 gap-y-1 py-5 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
              >
                <dt className="text-pretty font-medium">{item.ask}</dt>
                <dd className="text-pretty text-soft">{item.answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}

      {found > 0 ? (
        <p className="mt-14 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-8">
          {text.contactLead}
          <Link to={"/contact" as string} className={buttonLook()}>
            {text.contact}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
