import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { profileQuery } from "../../api/identity/profile";
import { accountText } from "../../i18n/account";
import { dayOf } from "../../lib/moments";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { cx } from "../../ui/cx";
import { Failed, Loading } from "../../ui/Wait";
import { PhotoCard } from "./PhotoCard";
import { ProfileFields } from "./ProfileFields";

const text = accountText.profile;

/** /profile: what a user says of themself. */
export function ProfileScreen() {
  useTitle(text.title);
  const { user } = useCurrentUser();
  const { data: profile, isPending, isFetching, refetch } = useQuery(profileQuery);
  return (
    <div className="mx-auto max-w-[1152px]">
      <h1 className="text-[32px] md:text-[40px]">{text.heading}</h1>
      <p className="mt-2 max-w-2xl text-pretty text-soft">{text.lead}</p>
      <div className="mt-8">
        {profile && user ? (
          <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <div className="space-y-5">
              <PhotoCard profile={profile} letter={user.username.slice(0, 1)} />
              <Card className="space-y-1 p-6 text-sm text-soft">
                <p className="wrap-anywhere text-ink">{text.account(user.username, user.email)}</p>
                <p>{text.resumes(profile.resumeCount)}</p>
                <p>{text.since(dayOf(user.createdAt))}</p>
              </Card>
              <Card className="p-6">
                <h2 className="text-lg">{text.facts.heading}</h2>
                <p className="mt-1 text-pretty text-sm text-soft">{text.facts.lead}</p>
                <Link to="/my-facts" className={cx(buttonLook("secondary"), "mt-3")}>
                  {text.facts.open}
                </Link>
              </Card>
            </div>
            <ProfileFields key={user.id} profile={profile} user={user} />
          </div>
        ) : isPending ? (
          <Card className="p-6">
            <Loading label={accountText.loading} lines={8} />
          </Card>
        ) : (
          <Failed
            message={accountText.failed}
            again={accountText.again}
            busy={isFetching}
            onAgain={() => void refetch()}
          />
        )}
      </div>
    </div>
  );
}
