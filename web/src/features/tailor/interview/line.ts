import type { Resume } from "../../../api/resume/document";
import type { Answer, Question } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { isSameLine, lineOf } from "../../../lib/lines";
import type { Outcome, ShownChange } from "../trial";

/** Whether a line names a term, in whatever case. */
export const names = (words: string, term: string): boolean =>
  lineOf(words).toLowerCase().includes(term.toLowerCase());

/** Reports whether the person said no to this before. It is then asked only if they choose to answer again. */
export const isDenied = ({ fact }: Question): boolean => fact?.reply === "NO";

/** The questions that are left: those with no answer, here or earlier. Every screen counts these. */
export const openQuestions = (outcome: Outcome): Question[] =>
  unanswered(outcome).filter((question) => !isDenied(question));

/** The questions that the person said no to before, and did not answer here. */
export const deniedQuestions = (outcome: Outcome): Question[] => unanswered(outcome).filter(isDenied);

function unanswered({ tailored, decisions }: Outcome): Question[] {
  const answered = decisions.answers.map(({ requirement }) => requirement);
  return (tailored.questions ?? []).filter(({ requirement }) => !answered.includes(requirement));
}

/** What the entry or section of a list of a resume is called: "work[0].highlights" is a job. */
export function placeOf(resume: Resume, path: string): string {
  const [, section = path, at = ""] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const i = Number(at);
  const job = section === "work" && at ? resume.work?.[i] : undefined;
  const post = section === "volunteer" && at ? resume.volunteer?.[i] : undefined;
  const project = section === "projects" && at ? resume.projects?.[i] : undefined;
  const entry = job ? [job.position, job.name] : post ? [post.position, post.organization] : [project?.name];
  return entry.filter(Boolean).join(", ") || (text.changes.sections[section] ?? section);
}

/** Reports whether the list at a path of a resume, such as "work[0].highlights", has a line already. */
export function hasLine(resume: Resume, path: string, line: string): boolean {
  let list: unknown = resume;
  for (const key of path.split(/[.[\]]+/).filter(Boolean)) list = (list as Record<string, unknown>)?.[key];
  const texts = (item: unknown) =>
    item && typeof item === "object" ? Object.values(item as Record<string, unknown>) : [item];
  return (
    Array.isArray(list) &&
    list.flatMap(texts).some((words) => typeof words === "string" && isSameLine(words, line))
  );
}

/** The line of an answer as a change of the page; nothing where there is no line. */
export function changeOf({ requirement, path = "", text: line }: Answer): ShownChange[] {
  if (!line) return [];
  const section = path.split("[")[0] ?? path;
  const none = { before: null, reason: "", evidence: null, points: 0 };
  return [{ id: `answer-${requirement}`, section, kind: "fact", path, after: line, own: true, ...none }];
}
