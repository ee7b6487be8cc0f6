import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type CurrentUser, useCurrentUser } from "../../api/identity/currentUser";
import { dashboardQuery } from "../../api/resume/dashboard";
import { dashboardText as text } from "../../i18n/dashboard";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Failed, Loading } from "../../ui/Wait";
import { FirstSteps } from "./FirstSteps";
import { Matches } from "./Matches";
import { Missing } from "./Missing";
import { Next } from "./Next";
import { PlanSteps } from "./PlanSteps";
import { Stages } from "./Stages";

/** /my: the next best thing to do, and where everything stands. */
export function DashboardScreen() {
  useTitle(text.title);
  const { user } = useCurrentUser();
  return (
    <div className="mx-auto max-w-[1152px]">
      {user ? (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h1 className="min-w-0 text-[32px] leading-tight wrap-anywhere md:text-[40px]">
              {text.heading(user.firstName ?? user.username)}
            </h1>
            <Link to="/upload" className={buttonLook("secondary")}>
              <Icon name="upload" />
              {text.tailor}
            </Link>
          </div>
          <Content user={user} />
        </>
      ) : null}
    </div>
  );
}

function Content({ user }: { user: CurrentUser }) {
  const { data, isPending, isFetching, refetch } = useQuery(dashboardQuery(user.id));
  if (isPending)
    return (
      <Card className="mt-8 p-6">
        <Loading label={text.loading} lines={8} />
      </Card>
    );
  if (!data)
    return (
      <div className="mt-8">
        <Failed message={text.failed} again={text.again} busy={isFetching} onAgain={() => void refetch()} />
      </div>
    );
  if (data.resumeCount === 0 && data.jobCount === 0) return <FirstSteps />;
  return (
    <div className="mt-8 space-y-5">
      <Next userId={user.id} steps={[data.next, ...data.otherSteps]} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Matches matches={data.matches} />
        <div className="space-y-5">
          <Missing skills={data.missingSkills} jobs={data.jobCount} matched={data.matchedCount} />
          <PlanSteps steps={data.planSteps} />
          <Stages stages={data.stages} jobs={data.jobCount} />
        </div>
      </div>
    </div>
  );
}
