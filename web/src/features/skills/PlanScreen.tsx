import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { type Plan, planQuery } from "../../api/resume/plans";
import { shelfText } from "../../i18n/resumes";
import { skillsText } from "../../i18n/skills";
import { useTitle } from "../../lib/useTitle";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Failed, Loading } from "../../ui/Wait";
import { usePlanActions, useStepDone } from "./actions";
import { Bar } from "./Bar";
import { Step } from "./Step";

const text = skillsText.plan;

/** /skill-development-plan/{id}: the steps of a plan, to be checked off one by one. */
export function PlanScreen() {
  const { id = "" } = useParams({ strict: false });
  const { data, isPending, isFetching, refetch } = useQuery(planQuery(id));
  const heading = data ? data.skill.name : data === null ? text.notFound : text.title;
  useTitle(shelfText.titled(heading));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/skills" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-[28px] leading-tight wrap-anywhere md:text-[36px]">{heading}</h1>
          {data ? <p className="text-soft">{wayOf(data)}</p> : null}
        </div>
        {data ? <Delete id={data.id} /> : null}
      </div>
      <div className="mt-5">
        {isPending ? (
          <Card className="p-6">
            <Loading label={shelfText.loading} lines={8} />
          </Card>
        ) : data ? (
          <Content key={data.id} plan={data} />
        ) : data === null ? (
          <Empty title={text.title} text={text.notFoundText}>
            <Link to="/my-resumes/trash" className={buttonLook()}>
              {text.toTrash}
            </Link>
          </Empty>
        ) : (
          <Failed
            message={shelfText.failed}
            again={shelfText.again}
            busy={isFetching}
            onAgain={() => void refetch()}
          />
        )}
      </div>
    </div>
  );
}

const wayOf = ({ currentProficiencyLevel: from, targetProficiencyLevel: to, skill }: Plan) =>
  text.way(from, to, skill.category);

function Delete({ id }: { id: string }) {
  const { remove } = usePlanActions();
  const navigate = useNavigate();
  return (
    <Button
      busy={remove.isPending}
      onClick={() => remove.mutate({ id }, { onSuccess: () => void navigate({ to: "/skills" }) })}
    >
      {text.delete}
    </Button>
  );
}

function Content({ plan }: { plan: Plan }) {
  const mark = useStepDone(plan.id);
  return (
    <div className="max-w-3xl space-y-5">
      <Card className="p-5 md:p-6">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl">{text.progress}</h2>
          <p className="tabular text-sm text-soft">
            {text.hours(plan.hoursDone, plan.estimatedTimeToComplete)}
          </p>
        </div>
        <Bar label={text.progress} share={plan.progress} />
      </Card>
      {plan.suggestion ? <Finished suggestion={plan.suggestion} /> : null}
      <Card aria-labelledby="steps-heading" className="p-5 md:p-6">
        <h2 id="steps-heading" className="text-xl">
          {text.steps}
        </h2>
        <ol className="mt-2 divide-y divide-line">
          {plan.steps.map((step) => (
            <Step
              key={step.id}
              step={step}
              next={step.id === plan.nextStepId}
              onDone={(done) => mark.mutate({ stepId: step.id, done })}
            />
          ))}
        </ol>
      </Card>
      <Card className="p-5 md:p-6">
        <h2 className="text-xl">{text.notes}</h2>
        <ul className="mt-3 list-disc space-y-2 pl-5 text-pretty text-sm text-soft">
          {plan.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Finished({ suggestion }: { suggestion: string }) {
  return (
    <Card aria-labelledby="finished-heading" className="animate-rise border-brand p-5 md:p-6">
      <h2 id="finished-heading" className="text-xl">
        {text.finished}
      </h2>
      <p className="mt-1 text-pretty">{suggestion}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to="/my-resumes" className={buttonLook("primary")}>
          {text.resumes}
        </Link>
        <Link to="/my-resumes/jobs" className={buttonLook()}>
          {text.jobs}
        </Link>
      </div>
    </Card>
  );
}
