import { defaultStringifySearch } from "@tanstack/react-router";
import { type Names, namesOfKind } from "../../api/resume/names";
import { helpText, scoringText } from "../../i18n/help";
import { paletteText as text } from "../../i18n/palette";
import { holds, plain } from "../../lib/search";
import type { Theme } from "../../lib/theme";

export type Group = keyof typeof text.groups;

/** Something to choose. It leads to an address of this origin, or does what `act` names. */
export type Entry = {
  key: string;
  group: Group;
  label: string;
  /** Shown beside the label. */
  note?: string;
  /** Found besides the label and the note. */
  words?: string;
  href?: string;
  act?: "theme" | "logout";
};

type Screen = keyof typeof text.screens;
type Action = keyof typeof text.actions;

const forAll: Screen[] = [
  "/plans",
  "/help",
  "/contact",
  "/about",
  "/privacy-policy",
  "/terms",
  "/gdpr-settings",
];
const forUsers: Screen[] = [
  "/my",
  "/my-resumes",
  "/my-resumes/jobs",
  "/cover-letters",
  "/skills",
  "/interview-guides",
  "/competitive-analysis",
  "/my-resumes/trash",
  "/profile",
  "/my-facts",
  "/settings",
  "/notifications",
  "/subscription",
];

const screen = (href: Screen): Entry => ({ key: href, group: "screens", href, ...text.screens[href] });

const action = (name: Action, does: Pick<Entry, "href" | "act">): Entry => ({
  key: name,
  group: "actions",
  ...text.actions[name],
  ...does,
});

/** The screens and actions that somebody has: a visitor the public ones. */
export function ways(user: boolean, theme: Theme): Entry[] {
  const toTheme = action(theme === "dark" ? "toLight" : "toDark", { act: "theme" });
  const tailor = action("tailor", { href: "/upload" });
  if (!user)
    return [
      tailor,
      action("sample", { href: "/upload?sample=true" }),
      action("register", { href: "/auth?mode=register" }),
      action("login", { href: "/auth?mode=login" }),
      toTheme,
      screen("/"),
      ...forAll.map(screen),
    ];
  return [
    tailor,
    action("job", { href: "/my-resumes/jobs/new" }),
    action("letter", { href: "/create-cover-letter" }),
    action("guide", { href: "/create-interview-guide" }),
    action("compare", { href: "/create-competitive-analysis" }),
    action("plan", { href: "/create-development-plan" }),
    action("skill", { href: "/add-skill" }),
    action("resume", { href: "/my-resumes/new" }),
    toTheme,
    action("logout", { act: "logout" }),
    ...[...forUsers, ...forAll, "/websocket-test" as const, "/" as const].map(screen),
  ];
}

/** The help's articles. Each is found by its whole text. */
export const articles: Entry[] = [
  {
    key: "help scoring",
    group: "help",
    label: scoringText.heading,
    words: `${scoringText.lead} ${scoringText.keywords}`,
    href: "/help#scoring",
  },
  ...helpText.topics.flatMap((topic) =>
    topic.items.map((item) => ({
      key: `help ${item.ask}`,
      group: "help" as const,
      label: item.ask,
      note: topic.name,
      words: item.answer,
      href: `/help#${item.id}`,
    })),
  ),
];

/** The user's own things by their names. Older versions are found by their resume's name with their number. */
export function mine(names: Names): Entry[] {
  const { kinds } = text;
  const of = (kind: keyof typeof kinds, id: string, label: string, href: string, note?: string): Entry => ({
    key: `${kind} ${id}`,
    group: "mine",
    label,
    note: [kinds[kind], note].filter(Boolean).join(", "),
    href: `${href}${encodeURIComponent(id)}`,
  });
  return [
    ...names.resumes.map(({ id, title }) => of("resume", id, title, "/my-resumes/")),
    ...names.jobDescriptions.map(({ id, title, company }) =>
      of("job", id, title, "/my-resumes/jobs/", company ?? undefined),
    ),
    ...names.coverLetters.map(({ id, title }) => of("letter", id, title, "/edit-cover-letter/")),
    ...names.interviewGuides.map(({ id, title }) => of("guide", id, title, "/interview-guide/")),
    ...names.competitiveAnalyses.map(({ id, title }) =>
      of("comparison", id, title, "/competitive-analysis/"),
    ),
    ...names.skillDevelopmentPlans.map(({ id, title }) => of("plan", id, title, "/skill-development-plan/")),
    ...names.resumes.flatMap(({ id, title, versions }) =>
      versions.map((version) => ({
        key: `version ${version.id}`,
        group: "mine" as const,
        label: text.version(title, version.versionNumber),
        note: text.origins[version.origin],
        href: `/my-resumes/${encodeURIComponent(id)}?version=${encodeURIComponent(version.id)}`,
      })),
    ),
  ];
}

/** Ways to search the lists that may hold more than was asked for; none without words to search for. */
export function longer(names: Names, asked: string): Entry[] {
  if (!asked) return [];
  const lists: [unknown[], Screen][] = [
    [names.resumes, "/my-resumes"],
    [names.jobDescriptions, "/my-resumes/jobs"],
    [names.coverLetters, "/cover-letters"],
    [names.interviewGuides, "/interview-guides"],
    [names.competitiveAnalyses, "/competitive-analysis"],
  ];
  return lists
    .filter(([all]) => all.length >= namesOfKind)
    .map(([, href]) => ({
      key: `list ${href}`,
      group: "lists",
      label: text.inList(text.screens[href].label, asked),
      href: `${href}${defaultStringifySearch({ q: asked })}`,
    }));
}

/** How many entries of a group are shown of what a search finds. */
export const shown = 6;

export type Section = { group: Group; entries: Entry[] };

/** What a search finds, in groups of `most` at most: the group with the best entry first, and in each the best first. */
export function find(all: Entry[], asked: string, most: number): Section[] {
  const words = plain(asked).trim();
  const sections = new Map<Group, { best: number; entries: { rank: number; entry: Entry }[] }>();
  for (const entry of all) {
    if (!holds([entry.label, entry.note, entry.words], words)) continue;
    const rank = rankOf(entry, words);
    const section = sections.get(entry.group) ?? { best: rank, entries: [] };
    sections.set(entry.group, section);
    section.best = Math.min(section.best, rank);
    section.entries.push({ rank, entry });
  }
  return [...sections]
    .sort(([, a], [, b]) => a.best - b.best)
    .map(([group, { entries }]) => ({
      group,
      entries: entries
        .sort((a, b) => a.rank - b.rank)
        .slice(0, most)
        .map(({ entry }) => entry),
    }));
}

/** 0 where the label begins with what was asked, then: a word of it does, it holds it, only the rest does. */
function rankOf({ label, note }: Entry, words: string): number {
  const name = plain(label);
  if (name.startsWith(words)) return 0;
  if (name.includes(` ${words}`)) return 1;
  if (holds([label], words)) return 2;
  return holds([label, note], words) ? 3 : 4;
}
