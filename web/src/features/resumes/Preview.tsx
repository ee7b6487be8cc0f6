import { memo, type ReactNode } from "react";
import type { Resume } from "../../api/resume/document";
import { resumePageText } from "../../i18n/resumePage";
import { span } from "../../lib/dates";
import { headingOf, otherAt, sectionsOf } from "./editor/layout";

/** A resume as a printed page, to read. The tailoring screen has its own, whose lines carry changes and evidence. */
export const Preview = memo(function Preview({ resume }: { resume: Resume }) {
  const { basics } = resume;
  const { city, region, countryCode } = basics.location ?? {};
  const contact = [
    basics.email,
    basics.phone,
    joined(", ", city, region, countryCode),
    basics.url,
    ...(basics.profiles ?? []).map((profile) => profile.url || profile.username),
  ];
  return (
    <div className="paper-frame overflow-hidden rounded-card border border-line">
      <article className="paper" aria-label={resumePageText.preview}>
        <h2 className="sr-only">{resumePageText.preview}</h2>
        <header>
          <p className="paper-name">{basics.name || resumePageText.unnamed}</p>
          {basics.label ? <p>{basics.label}</p> : null}
          <p className="paper-quiet">{joined(" · ", ...contact)}</p>
        </header>
        {sectionsOf(resume).map((section) => (
          <section key={section} className="paper-section">
            <h3 className="paper-heading">{headingOf(resume, section)}</h3>
            {bodyOf(resume, section)}
          </section>
        ))}
      </article>
    </div>
  );
});

const joined = (by: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(by);

function bodyOf(resume: Resume, section: string): ReactNode {
  const other = otherAt(section);
  if (other !== undefined) return <Lines lines={resume.meta?.vitae?.other?.[other]?.lines} />;
  switch (section) {
    case "summary":
      return <p>{resume.basics.summary}</p>;
    case "work":
      return resume.work?.map((job, i) => (
        <Entry
          key={i}
          title={job.position || job.name}
          dates={span(job.startDate, job.endDate)}
          under={joined(", ", job.position && job.name, job.location)}
          texts={[job.description, job.summary]}
          bullets={job.highlights}
        />
      ));
    case "projects":
      return resume.projects?.map((project, i) => (
        <Entry
          key={i}
          title={project.name}
          dates={span(project.startDate, project.endDate)}
          under={joined(", ", project.roles?.join(", "), project.entity, project.url)}
          texts={[project.description]}
          bullets={project.highlights}
          after={project.keywords?.join(", ")}
        />
      ));
    case "volunteer":
      return resume.volunteer?.map((post, i) => (
        <Entry
          key={i}
          title={post.position || post.organization}
          dates={span(post.startDate, post.endDate)}
          under={post.position && post.organization}
          texts={[post.summary]}
          bullets={post.highlights}
        />
      ));
    case "education":
      return resume.education?.map((course, i) => {
        const degree = joined(", ", course.studyType, course.area);
        return (
          <Entry
            key={i}
            title={degree || course.institution}
            dates={span(course.startDate, course.endDate)}
            under={joined(", ", degree && course.institution, course.score)}
            after={course.courses?.join(", ")}
          />
        );
      });
    case "skills":
      return resume.skills?.map((skill, i) => (
        <p key={i}>
          {skill.keywords?.length ? (
            <>
              {skill.name ? <strong>{skill.name}: </strong> : null}
              {skill.keywords.join(", ")}
            </>
          ) : (
            skill.name
          )}
        </p>
      ));
    case "certificates":
      return resume.certificates?.map((c, i) => (
        <Entry key={i} plain title={joined(", ", c.name, c.issuer)} dates={span("", c.date)} />
      ));
    case "awards":
      return resume.awards?.map((a, i) => (
        <Entry
          key={i}
          plain
          title={joined(", ", a.title, a.awarder)}
          dates={span("", a.date)}
          texts={[a.summary]}
        />
      ));
    case "publications":
      return resume.publications?.map((p, i) => (
        <Entry
          key={i}
          plain
          title={joined(", ", p.name, p.publisher)}
          dates={span("", p.releaseDate)}
          texts={[p.summary]}
        />
      ));
    case "languages":
      return <Lines lines={resume.languages?.map((l) => joined(", ", l.language, l.fluency))} />;
    case "interests":
      return <Lines lines={resume.interests?.map((n) => joined(", ", n.name, ...(n.keywords ?? [])))} />;
    case "references":
      return <Lines lines={resume.references?.map((r) => joined(": ", r.name, r.reference))} />;
    default:
      return null;
  }
}

type EntryProps = {
  title: string | undefined;
  dates: string;
  under?: string | undefined;
  texts?: (string | undefined)[];
  bullets?: string[] | undefined;
  after?: string | undefined;
  plain?: boolean;
};

function Entry({ title, dates, under, texts = [], bullets, after, plain = false }: EntryProps) {
  return (
    <div className="paper-entry">
      <div className="paper-head">
        {plain ? <span>{title}</span> : <strong>{title}</strong>}
        {dates ? <span className="paper-quiet tabular">{dates}</span> : null}
      </div>
      {under ? <p className="paper-quiet">{under}</p> : null}
      {texts.map((words, i) => (words ? <p key={i}>{words}</p> : null))}
      {bullets?.length ? (
        <ul>
          {bullets.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      ) : null}
      {after ? <p>{after}</p> : null}
    </div>
  );
}

function Lines({ lines }: { lines: string[] | undefined }) {
  return lines?.map((line, i) => <p key={i}>{line}</p>);
}
