import type { ReactNode } from "react";
import type { GuidePage, GuideQuestion, Story } from "../../api/resume/guides";
import { guidesText } from "../../i18n/guides";
import { Icon } from "../../ui/Icon";
import { CitedLines } from "./CitedLines";
import { Practice } from "./Practice";

const text = guidesText.page;
const parts = ["situation", "task", "action", "result"] as const;

type Props = { guide: GuidePage; question: GuideQuestion };

/** One question: why it is asked, which lines of the user's answer it, where to take care, and practice. */
export function Question({ guide, question }: Props) {
  const { question: asked, rationale, cited, stories, prepare, care, good, answers } = question;
  return (
    <li>
      <details className="group">
        <summary className="flex list-none items-center justify-between gap-3 px-5 py-4 md:px-6">
          <h3 className="min-w-0 flex-1 font-medium wrap-anywhere">
            {asked}
            {answers.length > 0 ? (
              <span className="block text-[13px] text-good">
                <Icon name="check" className="mr-1.5 inline size-4" />
                {text.practised}
              </span>
            ) : null}
          </h3>
          <Icon
            name="chevron"
            className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="space-y-5 px-5 pb-5 md:px-6">
          <Part title={text.why}>
            <p className="text-pretty text-sm">{rationale}</p>
            <CitedLines lines={cited} />
          </Part>
          {stories.length > 0 ? (
            <Part title={text.stories}>
              <ul className="space-y-4">
                {stories.map((story) => (
                  <li key={`${story.path} ${story.text}`}>
                    <StoryFrame story={story} />
                  </li>
                ))}
              </ul>
            </Part>
          ) : null}
          <Lines title={text.prepare} lines={prepare} />
          <Lines title={text.care} lines={care} care />
          <Lines title={text.good} lines={good} />
          <Practice guide={guide} question={question} />
        </div>
      </details>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1 text-sm font-medium">{title}</h4>
      {children}
    </div>
  );
}

/** A line of the resume in four parts: its own words, or what its owner has to say. */
function StoryFrame({ story }: { story: Story }) {
  return (
    <>
      <q className="text-sm wrap-anywhere">{story.text}</q>
      <dl className="mt-2 space-y-2 border-l border-line pl-3 text-sm">
        {parts.map((part) => {
          const { words, ask } = story[part];
          return (
            <div key={part}>
              <dt className="text-[13px] text-soft">{text.parts[part]}</dt>
              <dd className={words ? "wrap-anywhere" : "text-pretty text-warn"}>{words ?? ask}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function Lines({ title, lines, care = false }: { title: string; lines: string[]; care?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="space-y-2 text-sm">
        {lines.map((line) => (
          <li
            key={line}
            className={care ? "rounded-control bg-warn-wash px-3 py-2 text-pretty" : "text-pretty"}
          >
            {line}
          </li>
        ))}
      </ul>
    </Part>
  );
}
