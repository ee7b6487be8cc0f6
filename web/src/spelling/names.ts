import type { Resume } from "../api/resume/document";

/** The names that a resume holds: of people, employers, schools, places, skills, works. They are never marked. */
export function namesOf(resume: Resume): string[] {
  const { basics, work = [], education = [], volunteer = [], projects = [], skills = [] } = resume;
  const { location = {}, profiles = [] } = basics;
  const {
    certificates = [],
    languages = [],
    awards = [],
    publications = [],
    interests = [],
    references = [],
  } = resume;
  const names = [
    basics.name,
    basics.email,
    ...Object.values(location),
    ...profiles.flatMap(({ network, username }) => [network, username]),
    ...work.flatMap((job) => [job.name, job.location]),
    ...volunteer.map(({ organization }) => organization),
    ...education.flatMap(({ institution, area, courses = [] }) => [institution, area, ...courses]),
    ...projects.flatMap(({ name, entity, keywords = [] }) => [name, entity, ...keywords]),
    ...skills.flatMap(({ name, keywords = [] }) => [name, ...keywords]),
    ...certificates.flatMap(({ name, issuer }) => [name, issuer]),
    ...languages.map(({ language }) => language),
    ...awards.flatMap(({ title, awarder }) => [title, awarder]),
    ...publications.flatMap(({ name, publisher }) => [name, publisher]),
    ...interests.flatMap(({ name, keywords = [] }) => [name, ...keywords]),
    ...references.map(({ name }) => name),
  ];
  return names.filter((name): name is string => Boolean(name));
}

/** The texts of a resume that a person writes in sentences or phrases. */
export function textsOf(resume: Resume): string[] {
  const {
    basics,
    work = [],
    volunteer = [],
    projects = [],
    awards = [],
    publications = [],
    references = [],
  } = resume;
  const texts = [
    basics.summary,
    ...[...work, ...volunteer, ...projects].flatMap(({ highlights = [], ...entry }) => [
      ...("summary" in entry ? [entry.summary] : []),
      ...("description" in entry && !("position" in entry) ? [entry.description] : []),
      ...highlights,
    ]),
    ...[...awards, ...publications].map(({ summary }) => summary),
    ...references.map(({ reference }) => reference),
    ...(resume.meta?.vitae?.other ?? []).flatMap(({ lines = [] }) => lines),
  ];
  return texts.filter((text): text is string => Boolean(text?.trim()));
}
