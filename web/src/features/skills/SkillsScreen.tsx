import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { resumesQuery } from "../../api/resume/resumes";
import { userSkillsQuery } from "../../api/resume/skills";
import { shelfText } from "../../i18n/resumes";
import { skillsText as text } from "../../i18n/skills";
import { useWhole } from "../../lib/useWhole";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Shelf } from "../../ui/Shelf";
import { Failed, Loading } from "../../ui/Wait";
import { AdviceCard } from "./AdviceCard";
import { HiddenCard } from "./HiddenCard";
import { PlansCard } from "./PlansCard";
import { SkillsCard } from "./SkillsCard";

/** /skills: what the user has, what would help most, and the plans under way. */
export function SkillsScreen() {
  return (
    <Shelf
      title={text.title}
      tab={shelfText.titled(text.title)}
      label={shelfText.label}
      places={shelfText.places}
      current="/skills"
      action={
        <Link to="/add-skill" className={buttonLook("primary")}>
          {text.add}
        </Link>
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0 space-y-5">
          <PlansCard />
          <AdviceCard />
          <HiddenCard />
        </div>
        <div className="min-w-0">
          <Skills />
        </div>
      </div>
    </Shelf>
  );
}

function Skills() {
  const { user } = useCurrentUser();
  const list = useInfiniteQuery(userSkillsQuery(user?.id ?? ""));
  // There are few hundred at most, and search, filter and order are over all of them.
  useWhole(true, list);
  if (list.isPending)
    return (
      <Card className="p-6">
        <Loading label={shelfText.loading} lines={8} />
      </Card>
    );
  if (!list.data)
    return (
      <Failed
        message={shelfText.failed}
        again={shelfText.again}
        busy={list.isFetching}
        onAgain={() => void list.refetch()}
      />
    );
  return list.data.length > 0 ? <SkillsCard skills={list.data} /> : <None />;
}

/** No skill: there is no resume yet, or it shows none. */
function None() {
  const { user } = useCurrentUser();
  const resumes = useInfiniteQuery(resumesQuery(user?.id ?? ""));
  const some = (resumes.data?.length ?? 0) > 0;
  return (
    <Empty title={text.empty.title} text={some ? text.empty.noSkill : text.empty.noResume}>
      {some ? null : (
        <Link to="/my-resumes/new" className={buttonLook("primary", "large")}>
          {text.empty.resume}
        </Link>
      )}
      <Link to="/add-skill" className={buttonLook("secondary", "large")}>
        {text.add}
      </Link>
    </Empty>
  );
}
