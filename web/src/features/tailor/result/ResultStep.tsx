import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Change, Decisions, Proof, Question } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Choice } from "../../../ui/Choice";
import { cx } from "../../../ui/cx";
import { scoreShown } from "../../../ui/Score";
import { Tabs } from "../../../ui/Tabs";
import { Loading } from "../../../ui/Wait";
import { changeOf, openQuestions } from "../interview/line";
import { QuestionsPanel } from "../interview/QuestionsPanel";
import type { Outcome, ShownChange } from "../trial";
import { useTailorSession } from "../useTailorSession";
import { AdvicePanel } from "./AdvicePanel";
import { AsReadPanel } from "./AsReadPanel";
import { ChangesPanel } from "./ChangesPanel";
import { ExportBar } from "./ExportBar";
import { onChangeKey } from "./keys";
import { NextSteps } from "./NextSteps";
import { Pages, type PagesHandle } from "./Pages";
import { ScoreCard } from "./ScoreCard";
import { SkillsPanel } from "./SkillsPanel";

// Templates and what is read back of a file come when somebody looks at them.
const FilePanel = lazy(() => import("./FilePanel"));
const FilePages = lazy(async () => ({ default: (await import("./FilePanel")).FilePages }));

const peekAfter = 150;

type Panel = "changes" | "questions" | "skills" | "advice" | "read" | "file";
type View = "analysis" | "pages";

type Props = {
  outcome: Outcome;
  heading: Ref<HTMLHeadingElement>;
  /** Stands at the foot in the place of decisions and downloads. */
  foot?: ReactNode;
};

/** The result: score and decisions on the left, both pages on the right; on a phone, one of the two. */
export function ResultStep({ outcome, heading, foot }: Props) {
  const session = useTailorSession();
  const [panel, setPanel] = useState<Panel>("changes");
  const [view, setView] = useState<View>("analysis");
  const [lit, setLit] = useState<Proof[]>([]);
  /** The requirement that the questions begin with, where the person chose one. */
  const [first, setFirst] = useState<string | null>(null);
  const [skipped, setSkipped] = useState<string[]>([]);
  const peeking = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pages = useRef<PagesHandle>(null);
  const top = useRef<HTMLDivElement>(null);
  const changes = useRef<HTMLOListElement>(null);
  const { tailored } = outcome;
  const { job, after } = tailored;

  const light = useCallback((proof: Proof[], scroll: boolean) => {
    setLit(proof);
    clearTimeout(peeking.current);
    const path = proof[0]?.path;
    if (!path) return;
    if (scroll) {
      setView("pages");
      pages.current?.showPath(path);
    } else {
      // A pointer that only passes by moves nothing.
      peeking.current = setTimeout(() => pages.current?.peek(path), peekAfter);
    }
  }, []);

  const kept = useMemo(
    () => keptOf(outcome.changes, outcome.decisions),
    [outcome.changes, outcome.decisions],
  );
  const open = openQuestions(outcome);

  function askNow(requirement: string | null) {
    setFirst(requirement);
    // Whoever asks for questions when all that are left were skipped wants those.
    const over = open.every((question) => skipped.includes(question.requirement));
    setSkipped(over ? [] : skipped.filter((other) => other !== requirement));
    setPanel("questions");
    setView("analysis");
    setLit([]);
    // The tab's panel is there after the next frame.
    requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: "start" });
      top.current?.querySelector<HTMLElement>("[data-testid=questions] h3")?.focus({ preventScroll: true });
    });
  }

  function keys(event: KeyboardEvent) {
    if (panel === "changes") onChangeKey(event, changes.current, session);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside buttons that do the same
    <div onKeyDown={keys}>
      <header className="mb-5">
        <h1 ref={heading} tabIndex={-1} className="text-[26px] leading-tight md:text-[32px]">
          {text.result.heading(job.title)}
        </h1>
        <p className="mt-1 text-soft">
          {[job.company && text.result.at(job.company), job.location].filter(Boolean).join(", ")}
        </p>
      </header>
      <ScoreCard outcome={outcome} />
      {open.length > 0 && !outcome.version?.sent && !foot ? (
        <Invitation questions={open} onAsk={() => askNow(null)} />
      ) : null}
      {foot ? null : <NextSteps outcome={outcome} />}
      <Choice
        label={text.result.view}
        labelHidden
        className="sticky top-16 z-10 -mx-4 mb-4 bg-paper px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden"
        value={view}
        onChange={(next) => {
          setView(next);
          // Each view is read from its start; the switch itself stays in sight.
          top.current?.scrollIntoView({ block: "start" });
        }}
        options={(["analysis", "pages"] as const).map((value) => ({
          value,
          label: text.result.views[value],
        }))}
      />
      <div
        ref={top}
        className="grid scroll-mt-32 items-start gap-5 lg:grid-cols-[minmax(0,9fr)_minmax(0,16fr)]"
      >
        <div className={cx("min-w-0 space-y-5", view !== "analysis" && "max-lg:hidden")}>
          <Card aria-label={text.result.tabs.label}>
            <Tabs
              label={text.result.tabs.label}
              value={panel}
              onChange={(next) => {
                setPanel(next);
                setLit([]);
              }}
              tabs={[
                {
                  value: "changes",
                  label: text.result.tabs.changes,
                  count: outcome.changes.length,
                  panel: (
                    <ChangesPanel
                      list={changes}
                      outcome={outcome}
                      onShow={(change) => pages.current?.showChange(change)}
                    />
                  ),
                },
                {
                  value: "questions",
                  label: text.result.tabs.questions,
                  count: open.length,
                  panel: (
                    <QuestionsPanel
                      key={first}
                      outcome={outcome}
                      first={first}
                      onLine={(change) => pages.current?.showChange(change)}
                      skipped={skipped}
                      onSkipped={setSkipped}
                      onDone={() => {
                        setPanel("changes");
                        requestAnimationFrame(() =>
                          top.current?.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus(),
                        );
                      }}
                    />
                  ),
                },
                {
                  value: "skills",
                  label: text.result.tabs.skills,
                  count: after.skillsMatch?.length ?? 0,
                  panel: (
                    <SkillsPanel
                      skills={after.skillsMatch ?? []}
                      open={foot || outcome.version?.sent ? [] : open.map(({ requirement }) => requirement)}
                      onLight={light}
                      onAnswer={askNow}
                    />
                  ),
                },
                {
                  value: "advice",
                  label: text.result.tabs.advice,
                  count: after.suggestedImprovements?.length ?? 0,
                  panel: <AdvicePanel improvements={after.suggestedImprovements ?? []} />,
                },
                {
                  value: "read",
                  label: text.result.tabs.read,
                  panel: <AsReadPanel reading={outcome.reading} ats={tailored.ats ?? []} />,
                },
                {
                  value: "file",
                  label: text.result.tabs.file,
                  panel: (
                    <Suspense fallback={<Waiting />}>
                      <FilePanel document={tailored.document} />
                    </Suspense>
                  ),
                },
              ]}
            />
          </Card>
        </div>
        <div className={cx("min-w-0 lg:sticky lg:top-20", view !== "pages" && "max-lg:hidden")}>
          <div hidden={panel === "file"}>
            <Pages
              ref={pages}
              original={tailored.original}
              tailored={tailored.document}
              changes={kept}
              proofs={lit}
            />
          </div>
          {panel === "file" ? (
            <Suspense fallback={<Waiting />}>
              <div className="mx-auto max-w-2xl lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto">
                <FilePages document={tailored.document} />
              </div>
            </Suspense>
          ) : null}
        </div>
      </div>
      {foot ?? <ExportBar outcome={outcome} still={panel === "questions"} />}
    </div>
  );
}

function Waiting() {
  return (
    <div className="p-5 md:p-6">
      <Loading label={text.result.loading} lines={8} />
    </div>
  );
}

type InvitationProps = { questions: Question[]; onAsk: () => void };

/** Says that a few answers would show more, and goes to the questions. */
function Invitation({ questions, onAsk }: InvitationProps) {
  // What several answers bring together is not the sum of what each brings alone.
  const most = Math.max(...questions.map(({ points }) => points));
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 p-4 md:px-6">
      <p className="min-w-0 flex-1 basis-64 text-pretty">
        <span className="font-medium">{text.result.unshown(questions.length)}</span>{" "}
        <span className="text-soft">
          {most >= 1 ? text.questions.gain(questions.length, scoreShown(most)) : null}
        </span>
      </p>
      <Button look="primary" onClick={onAsk}>
        {text.questions.invite(questions.length)}
      </Button>
    </Card>
  );
}

/** The changes that the page shows: those not taken back, with the person's own words, and the lines of their answers. */
function keptOf(changes: Change[], { takenBack, edits, answers }: Decisions): ShownChange[] {
  const kept = changes
    .filter(({ id }) => !takenBack.includes(id))
    .map((change): ShownChange => {
      const own = edits[change.id];
      return own === undefined ? change : { ...change, after: own, own: true };
    });
  return [...kept, ...answers.flatMap(changeOf)];
}
