import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type PlanRow, plansQuery } from "../../api/resume/plans";
import { shelfText } from "../../i18n/resumes";
import { skillsText } from "../../i18n/skills";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Failed, Loading } from "../../ui/Wait";
import { Bar } from "./Bar";

const text = skillsText.plans;

/** The user's development plans with what is done of each, those under way first. */
export function PlansCard() {
  const { user } = useCurrentUser();
  const { data, isPending, isFetching, refetch, ...list } = useInfiniteQuery(plansQuery(user?.id ?? ""));
  const sorted = [...(data ?? [])].sort((a, b) => Number(a.doneAt !== null) - Number(b.doneAt !== null));
  return (
    <Card aria-labelledby="plans-heading" className="p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plans-heading" className="text-xl">
          {text.heading}
        </h2>
        <Link to="/create-development-plan" className={buttonLook("secondary", "small")}>
          {text.new}
        </Link>
      </div>
      <div className="mt-3">
        {isPending ? (
          <Loading label={shelfText.loading} lines={2} />
        ) : !data ? (
          <Failed
            message={shelfText.failed}
            again={shelfText.again}
            busy={isFetching}
            onAgain={() => void refetch()}
          />
        ) : data.length === 0 ? (
          <p className="text-pretty text-sm text-soft">{text.none}</p>
        ) : (
          <ul className="space-y-4">
            {sorted.map((plan) => (
              <Row key={plan.id} plan={plan} />
            ))}
          </ul>
        )}
      </div>
      {list.hasNextPage ? (
        <Button
          size="small"
          className="mt-4"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {shelfText.more}
        </Button>
      ) : null}
    </Card>
  );
}

function Row({ plan }: { plan: PlanRow }) {
  const { skill, currentProficiencyLevel: from, targetProficiencyLevel: to } = plan;
  return (
    <li>
      <Link
        to="/skill-development-plan/$id"
        params={{ id: plan.id }}
        className="font-medium underline-offset-4 wrap-anywhere hover:underline"
      >
        {skill.name}
      </Link>
      <p className="tabular mb-1.5 text-[13px] text-soft">
        {[
          skillsText.plan.way(from, to, skill.category),
          plan.doneAt ? text.finished : text.hours(plan.hoursDone, plan.estimatedTimeToComplete),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <Bar label={skill.name} share={plan.progress} />
    </li>
  );
}
