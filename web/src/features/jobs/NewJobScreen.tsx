import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { jobsText } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { useTitle } from "../../lib/useTitle";
import { useJobActions } from "./actions";
import { keepJobDraft, readJobDraft } from "./draft";
import { JobForm } from "./JobForm";

const text = jobsText.form;

/** /my-resumes/jobs/new: a job from its posting. */
export function NewJobScreen() {
  useTitle(shelfText.titled(text.new));
  const { create } = useJobActions();
  const navigate = useNavigate();
  // One key for one job, however often the button is pressed.
  const requestKey = useRef(crypto.randomUUID());
  const [draft] = useState(readJobDraft);
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/my-resumes/jobs" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <h1 className="mt-1 text-[32px] leading-tight md:text-[40px]">{text.new}</h1>
      <p className="mb-5 mt-1 text-pretty text-soft">{text.newLead}</p>
      <JobForm
        draft={draft}
        onDraft={keepJobDraft}
        busy={create.isPending}
        onSave={({ company, location, ...fields }) =>
          create.mutate(
            {
              ...fields,
              company: company || null,
              location: location || null,
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
