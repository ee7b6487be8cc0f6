import { memo, type ReactNode } from "react";
import type { Basics, Resume } from "../../../api/resume/document";
import { tailorText as text } from "../../../i18n/tailor";
import { span } from "../../../lib/dates";
import { Line } from "./Line";
import { type Marks, MarksContext } from "./marks";
import { headingOf, sectionsOf } from "./sections";

/** A resume as a page. Every line carries the path that changes and evidence name it by. */
export const Paper = memo(function Paper({ resume, marks }: { resume: Resume; marks: Marks }) {
  return (
    <MarksContext value={marks}>
      <div className="paper-frame">
        <article className="paper" data-side={marks.side}>
          <Head basics={resume.basics} />
          {sectionsOf(resume).map((section) => {
            const heading = headingOf(resume, section);
            return (
              <section key={section} className="paper-section" data-section={section}>
                {heading ? <h3 className="paper-heading">{heading}</h3> : null}
                <Body resume={resume} section={section} />
              </section>
            );
          })}
        </article>
      </div>
    </MarksContext>
  );
});

function Head({ basics }: { basics: Basics }) {
  const { city, region, countryCode } = basics.location ?? {};
  const contact = [
    basics.email,
    basics.phone,
    [city, region, countryCode].filter(Boolean).join(", "),
    basics.url,
    ...(basics.profiles ?? []).map((profile) => profile.url || profile.username),
  ].filter(Boolean);
  return (
    <header>
      <p className="paper-name">{basics.name || text.pages.untitled}</p>
      {basics.label ? (
        <p>
          <Line path="basics.label" words={basics.label} />
        </p>
      ) : null}
      <p className="paper-quiet">{contact.join(" · ")}</p>
    </header>
  );
}

function Body({ resume, section }: { resume: Resume; section: string }): ReactNode {
  switch (section) {
    case "summary":
      return <Text path="basics.summary" words={resume.basics.summary} />;
    case "work":
      return resume.work?.map((job, i) => (
        <Entry
          key={`${job.name}${job.startDate}${job.position}`}
          dates={span(job.startDate, job.endDate)}
          title={<Line path={`work[${i}].position`} words={job.position || job.name || ""} />}
          under={[job.position && job.name, job.location].filter(Boolean).join(", ")}
        >
          <Text path={`work[${i}].description`} words={job.description} />
          <Text path={`work[${i}].summary`} words={job.summary} />
          <Bullets path={`work[${i}].highlights`} lines={job.highlights} />
        </Entry>
      ));
    case "projects":
      return resume.projects?.map((project, i) => (
        <Entry
          key={`${project.name}${project.startDate}`}
          dates={span(project.startDate, project.endDate)}
          title={<Line path={`projects[${i}].name`} words={project.name ?? ""} />}
          under={[project.roles?.join(", "), project.entity, project.url].filter(Boolean).join(", ")}
        >
          <Text path={`projects[${i}].description`} words={project.description} />
          <Bullets path={`projects[${i}].highlights`} lines={project.highlights} />
          <Words path={`projects[${i}].keywords`} lines={project.keywords} />
        </Entry>
      ));
    case "volunteer":
      return resume.volunteer?.map((post, i) => (
        <Entry
          key={`${post.organization}${post.startDate}${post.position}`}
          dates={span(post.startDate, post.endDate)}
          title={<Line path={`volunteer[${i}].position`} words={post.position || post.organization || ""} />}
          under={(post.position && post.organization) || ""}
        >
          <Text path={`volunteer[${i}].summary`} words={post.summary} />
          <Bullets path={`volunteer[${i}].highlights`} lines={post.highlights} />
        </Entry>
      ));
    case "education":
      return resume.education?.map((course, i) => {
        const degree = [course.studyType, course.area].filter(Boolean).join(", ");
        return (
          <Entry
            key={`${course.institution}${degree}${course.startDate}`}
            dates={span(course.startDate, course.endDate)}
            title={<Line path={`education[${i}].studyType`} words={degree || course.institution || ""} />}
            under={[degree && course.institution, course.score].filter(Boolean).join(", ")}
          >
            <Words path={`education[${i}].courses`} lines={course.courses} />
          </Entry>
        );
      });
    default:
      return <Rest resume={resume} section={section} />;
  }
}

function Rest({ resume, section }: { resume: Resume; section: string }): ReactNode {
  switch (section) {
    case "skills":
      return <Skills skills={resume.skills ?? []} />;
    case "certificates":
      return resume.certificates?.map((c, i) => (
        <Entry
          key={`${c.name}${c.issuer}`}
          dates={span("", c.date)}
          plain
          title={
            <Line path={`certificates[${i}].name`} words={[c.name, c.issuer].filter(Boolean).join(", ")} />
          }
        />
      ));
    case "awards":
      return resume.awards?.map((a, i) => (
        <Entry
          key={`${a.title}${a.date}`}
          dates={span("", a.date)}
          plain
          title={<Line path={`awards[${i}].title`} words={[a.title, a.awarder].filter(Boolean).join(", ")} />}
        >
          <Text path={`awards[${i}].summary`} words={a.summary} />
        </Entry>
      ));
    case "publications":
      return resume.publications?.map((p, i) => (
        <Entry
          key={`${p.name}${p.releaseDate}`}
          dates={span("", p.releaseDate)}
          plain
          title={
            <Line path={`publications[${i}].name`} words={[p.name, p.publisher].filter(Boolean).join(", ")} />
          }
        >
          <Text path={`publications[${i}].summary`} words={p.summary} />
        </Entry>
      ));
    case "languages":
      return (
        <Plain
          lines={resume.languages?.map((l) => [l.language, l.fluency].filter(Boolean).join(", "))}
          path={(i) => `languages[${i}].language`}
        />
      );
    case "interests":
      return (
        <Plain
          lines={resume.interests?.map((n) => [n.name, ...(n.keywords ?? [])].filter(Boolean).join(", "))}
          path={(i) => `interests[${i}].name`}
        />
      );
    case "references":
      return (
        <Plain
          lines={resume.references?.map((r) => [r.name, r.reference].filter(Boolean).join(": "))}
          path={(i) => `references[${i}].name`}
        />
      );
    default: {
      const at = Number(section.slice(5));
      return (
        <Plain
          lines={resume.meta?.vitae?.other?.[at]?.lines}
          path={(i) => `meta.vitae.other[${at}].lines[${i}]`}
        />
      );
    }
  }
}

type EntryProps = { title: ReactNode; under?: string; dates: string; plain?: boolean; children?: ReactNode };

function Entry({ title, under, dates, plain = false, children }: EntryProps) {
  return (
    <div className="paper-entry">
      <div className="paper-head">
        {plain ? <span>{title}</span> : <strong>{title}</strong>}
        {dates ? <span className="paper-quiet tabular">{dates}</span> : null}
      </div>
      {under ? <p className="paper-quiet">{under}</p> : null}
      {children}
    </div>
  );
}

function Text({ path, words }: { path: string; words: string | undefined }) {
  return words ? (
    <p>
      <Line path={path} words={words} />
    </p>
  ) : null;
}

function Bullets({ path, lines }: { path: string; lines: string[] | undefined }) {
  return lines?.length ? (
    <ul>
      {lines.map((line, i) => (
        <li key={i}>
          <Line path={`${path}[${i}]`} words={line} />
        </li>
      ))}
    </ul>
  ) : null;
}

function Plain({ lines, path }: { lines: string[] | undefined; path: (i: number) => string }) {
  return lines?.map((line, i) => <Text key={path(i)} path={path(i)} words={line} />);
}

/** Short items in one run of text, set apart by commas. */
function Words({ path, lines }: { path: string; lines: string[] | undefined }) {
  return lines?.length ? (
    <p>
      {lines.map((line, i) => (
        <span key={i}>
          {i > 0 ? ", " : ""}
          <Line path={`${path}[${i}]`} words={line} />
        </span>
      ))}
    </p>
  ) : null;
}

function Skills({ skills }: { skills: NonNullable<Resume["skills"]> }) {
  const groups = skills.map((skill, i) => ({ ...skill, at: i }));
  const single = groups.filter((skill) => !skill.keywords?.length);
  return (
    <>
      {groups
        .filter((skill) => skill.keywords?.length)
        .map((skill) => (
          <div key={skill.at}>
            {skill.name ? <strong>{skill.name}: </strong> : null}
            <span className="inline [&>p]:inline">
              <Words path={`skills[${skill.at}].keywords`} lines={skill.keywords} />
            </span>
          </div>
        ))}
      {single.length > 0 ? (
        <p>
          {single.map((skill, i) => (
            <span key={skill.at}>
              {i > 0 ? ", " : ""}
              <Line path={`skills[${skill.at}].name`} words={skill.name ?? ""} />
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}
