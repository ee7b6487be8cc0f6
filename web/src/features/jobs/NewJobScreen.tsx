import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { boardText } from "../../i18n/jobBoard";
import { jobsText } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { useTitle } from "../../lib/useTitle";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { useJobActions } from "./actions";
import { CaptureCard } from "./CaptureCard";
import { captured } from "./capture";
import { type JobDraft, keepJobDraft, readJobDraft } from "./draft";
import { JobForm } from "./JobForm";
import { isLink } from "./link";

const text = jobsText.form;

/** /my-resumes/jobs/new: a job from its posting. */
export function NewJobScreen() {
  useTitle(shelfText.titled(text.new));
  const { create } = useJobActions();
  const navigate = useNavigate();
  // One key for one job, however often the button is pressed.
  const requestKey = useRef(crypto.randomUUID());
  const form = useDraft();
  const { sourceUrl, salary } = form.draft;
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/my-resumes/jobs" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <h1 className="mt-1 text-[32px] leading-tight md:text-[40px]">{text.new}</h1>
      <p className="mb-5 mt-1 text-pretty text-soft">{text.newLead}</p>
      {form.arrived ? (
        <div className="mb-5">
          <Notice
            tone="warn"
            urgent
            action={
              <div className="flex flex-wrap gap-2">
                <Button size="small" onClick={() => form.decide(true)}>
                  {boardText.capture.use}
                </Button>
                <Button size="small" onClick={() => form.decide(false)}>
                  {boardText.capture.keep}
                </Button>
              </div>
            }
          >
            {boardText.capture.arrived}
          </Notice>
        </div>
      ) : null}
      <CaptureCard
        link={sourceUrl ?? ""}
        onLink={(link) => form.change({ ...form.draft, sourceUrl: link })}
        onPosting={form.offer}
      />
      <JobForm
        key={form.round}
        draft={form.draft}
        onDraft={(draft) =>
          form.change({ ...draft, ...(sourceUrl && { sourceUrl }), ...(salary && { salary }) })
        }
        busy={create.isPending}
        onSave={({ company, location, ...fields }) =>
          create.mutate(
            {
              ...fields,
              company: company || null,
              location: location || null,
              sourceUrl: sourceUrl && isLink(sourceUrl) ? sourceUrl.trim() : null,
              salary: salary || null,
              requestKey: requestKey.current,
            },
            {
              onSuccess: (job) => {
                keepJobDraft({});
                void navigate({ to: "/my-resumes/jobs/$jobId", params: { jobId: job.id } });
              },
            },
          )
        }
      />
    </div>
  );
}

/** What is in the form, kept in this tab with every change. */
function useDraft() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(readJobDraft);
  // The form begins anew with each posting that is put into it.
  const [round, setRound] = useState(0);
  // What a link or a bookmark brought while another posting was begun.
  const [arrived, setArrived] = useState<JobDraft | null>(null);

  function change(next: JobDraft) {
    setDraft(next);
    keepJobDraft(next);
  }
  function replace(next: JobDraft) {
    change(next);
    setRound((before) => before + 1);
  }
  /** Puts a posting into the form, unless that would replace what the user typed: then they decide. */
  function offer(posting: JobDraft) {
    if (draft.description) setArrived(posting);
    else replace(posting);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const posting = captured(hash);
    if (!posting) return;
    offer(posting);
    void navigate({ to: "/my-resumes/jobs/new", replace: true });
  }, [hash]);
  function decide(use: boolean) {
    if (use && arrived) replace(arrived);
    setArrived(null);
  }
  return { draft, round, arrived, change, offer, decide };
}
