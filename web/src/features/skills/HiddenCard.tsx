import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type HiddenSkill, hiddenSkillsQuery } from "../../api/resume/skills";
import { shelfText } from "../../i18n/resumes";
import { skillsText } from "../../i18n/skills";
import { ago } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Failed } from "../../ui/Wait";
import { useSkillActions } from "./actions";

const text = skillsText.hidden;

/** What the user hid, to be shown again; nothing where there is none. */
export function HiddenCard() {
  const { user } = useCurrentUser();
  const { data, isError, isFetching, refetch } = useQuery(hiddenSkillsQuery(user?.id ?? ""));
  if (isError && !data)
    return (
      <Failed
        message={text.failed}
        again={shelfText.again}
        busy={isFetching}
        onAgain={() => void refetch()}
      />
    );
  // Few hide anything: the card comes with the first.
  if (!data?.length) return null;
  return (
    <Card className="p-5 md:p-6">
      <details>
        <summary className="font-medium">{text.heading(data.length)}</summary>
        <ul className="mt-2 divide-y divide-line">
          {data.map((one) => (
            <Row key={`${one.userSkillId} ${one.skill.id}`} one={one} />
          ))}
        </ul>
      </details>
    </Card>
  );
}

function Row({ one: { userSkillId, hiddenAt, skill } }: { one: HiddenSkill }) {
  const { showAgain, showAdvice } = useSkillActions();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{skill.name}</p>
        <p className="text-[13px] text-soft">
          {userSkillId ? text.skill : text.advice}, {text.on(ago(hiddenAt))}
        </p>
      </div>
      <Button
        size="small"
        aria-label={text.showNamed(skill.name)}
        busy={showAgain.isPending || showAdvice.isPending}
        onClick={() =>
          userSkillId
            ? showAgain.mutate({ id: userSkillId })
            : showAdvice.mutate({ skillId: skill.id, hidden: false })
        }
      >
        {text.show}
      </Button>
    </li>
  );
}
