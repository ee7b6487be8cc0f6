import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import type { ResumeQuery } from "../../api/resume/operations.gen";
import { resumeQuery } from "../../api/resume/resumes";
import { resumePageText as text } from "../../i18n/resumePage";
import { resumesText, shelfText } from "../../i18n/resumes";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Choice } from "../../ui/Choice";
import { Empty } from "../../ui/Empty";
import { Failed, Loading } from "../../ui/Wait";
import { type PageSearch, toPageSearch } from "./address";
import { ExportMenu } from "./ExportMenu";
import { Tags } from "./list/Row";
import { OlderVersion } from "./versions/OlderVersion";
import { Versions } from "./versions/Versions";

// The editor, with drag and drop in it, comes beside the resume itself.
const ResumeEditor = lazy(() => import("./editor/ResumeEditor"));
const FileView = lazy(() => import("./FileView"));

type Resume = NonNullable<ResumeQuery["resume"]>;

/** /my-resumes/{id}: the editor of a resume, and its versions. */
export function ResumeScreen() {
  const { resumeId = "" } = useParams({ strict: false });
  const search = toPageSearch(useSearch({ strict: false }));
  const { data, isPending, isFetching, refetch } = useQuery(resumeQuery(resumeId));
  const title = data?.title ?? resumesText.list.title;
  useTitle(shelfText.titled(title));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/my-resumes" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      {isPending ? (
        <Waiting heading={title} />
      ) : data ? (
        <Page key={data.id} resume={data} search={search} />
      ) : data === null ? (
        <Missing />
      ) : (
        <>
          <Heading>{title}</Heading>
          <div className="mt-5">
            <Failed
              message={shelfText.failed}
              again={shelfText.again}
              busy={isFetching}
              onAgain={() => void refetch()}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <h1 className="min-w-0 text-[28px] leading-tight wrap-anywhere md:text-[36px]">{children}</h1>;
}

function Waiting({ heading }: { heading: string }) {
  return (
    <>
      <Heading>{heading}</Heading>
      <Card className="mt-5 p-6">
        <Loading label={shelfText.loading} lines={8} />
      </Card>
    </>
  );
}

function Missing() {
  return (
    <>
      <Heading>{text.notFound}</Heading>
      <div className="mt-5">
        <Empty title={resumesText.trash.title} text={text.notFoundText}>
          <Link to="/my-resumes/trash" className={buttonLook()}>
            {text.toTrash}
          </Link>
        </Empty>
      </div>
    </>
  );
}

function Page({ resume, search }: { resume: Resume; search: PageSearch }) {
  const navigate = useNavigate();
  const older = search.version && search.version !== resume.latest.id ? search.version : "";
  // What was never a file has none to look at.
  const wanted = search.view === "file" && !resume.upload ? undefined : search.view;
  const view = older ? "older" : (wanted ?? "edit");
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <Heading>{resume.title}</Heading>
          {resume.tags.length > 0 ? (
            <div className="mt-1 flex flex-wrap gap-2">
              <Tags tags={resume.tags} />
            </div>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <ExportMenu versionId={resume.latest.id} resumeId={resume.id} upload={resume.upload} />
          <Link to="/upload" search={{ resume: resume.id }} className={buttonLook()}>
            {text.tailor}
          </Link>
          <Link to="/create-cover-letter" search={{ resume: resume.id }} className={buttonLook()}>
            {text.letter}
          </Link>
        </div>
      </div>
      {older ? (
        <OlderVersion resumeId={resume.id} versionId={older} newest={resume.latest.versionNumber} />
      ) : (
        <Choice
          label={text.views.label}
          labelHidden
          value={wanted ?? "edit"}
          onChange={(view) =>
            void navigate({
              to: "/my-resumes/$resumeId",
              params: { resumeId: resume.id },
              search: view === "edit" ? {} : { view },
            })
          }
          options={[
            { value: "edit", label: text.views.edit },
            { value: "versions", label: `${text.views.versions} (${resume.versionCount})` },
            ...(resume.upload ? [{ value: "file" as const, label: text.views.file }] : []),
          ]}
          className="mb-4 mt-4 max-w-80"
        />
      )}
      {view === "versions" ? <Versions resumeId={resume.id} newest={resume.latest.id} /> : null}
      {view === "file" ? (
        <Suspense fallback={<Loading label={text.file.loading} lines={8} />}>
          <FileView resumeId={resume.id} />
        </Suspense>
      ) : null}
      {/* The editor stays while something else is looked at, with what was typed and what can be undone. */}
      <div hidden={view !== "edit"}>
        <Suspense
          fallback={
            <Card className="p-6">
              <Loading label={text.loadingEditor} lines={8} />
            </Card>
          }
        >
          <ResumeEditor resumeId={resume.id} latest={resume.latest} document={resume.document} />
        </Suspense>
      </div>
    </>
  );
}
