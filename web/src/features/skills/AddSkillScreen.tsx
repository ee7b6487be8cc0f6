import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { userSkillsQuery } from "../../api/resume/skills";
import { shelfText } from "../../i18n/resumes";
import { skillsText } from "../../i18n/skills";
import { useTitle } from "../../lib/useTitle";
import { useWhole } from "../../lib/useWhole";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Failed, Loading } from "../../ui/Wait";
import { useSkillActions } from "./actions";
import { toAddSearch } from "./address";
import { SkillForm } from "./SkillForm";

const text = skillsText.form;

/** /add-skill: a skill that the user says to have; with ?edit=, their word on one that is there. */
export function AddSkillScreen() {
  const { edit } = toAddSearch(useSearch({ strict: false }));
  return edit ? <Edit key={edit} id={edit} /> : <Add />;
}

function Frame({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  useTitle(shelfText.titled(title));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/skills" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <h1 className="mt-1 text-[32px] leading-tight wrap-anywhere md:text-[40px]">{title}</h1>
      <p className="mb-5 mt-1 max-w-2xl text-pretty text-soft">{lead}</p>
      {children}
    </div>
  );
}

function Add() {
  const { add } = useSkillActions();
  const navigate = useNavigate();
  return (
    <Frame title={text.new} lead={text.newLead}>
      <SkillForm
        busy={add.isPending}
        onSave={(input) => add.mutate(input, { onSuccess: () => void navigate({ to: "/skills" }) })}
      />
    </Frame>
  );
}

function Edit({ id }: { id: string }) {
  const { user } = useCurrentUser();
  const { update } = useSkillActions();
  const navigate = useNavigate();
  const list = useInfiniteQuery(userSkillsQuery(user?.id ?? ""));
  const skill = list.data?.find((one) => one.id === id);
  useWhole(!skill, list);
  const waits = list.isPending || (!skill && list.hasNextPage);
  return (
    <Frame
      title={skill ? text.edit(skill.skill.name) : waits || !list.data ? skillsText.title : text.gone}
      lead={skill ? text.editLead : ""}
    >
      {skill ? (
        <SkillForm
          skill={skill}
          busy={update.isPending}
          onSave={(input) =>
            update.mutate({ id, input }, { onSuccess: () => void navigate({ to: "/skills" }) })
          }
        />
      ) : waits ? (
        <Card className="p-6">
          <Loading label={shelfText.loading} lines={6} />
        </Card>
      ) : list.data ? (
        <Empty title={skillsText.title} text={text.goneText} />
      ) : (
        <Failed
          message={shelfText.failed}
          again={shelfText.again}
          busy={list.isFetching}
          onAgain={() => void list.refetch()}
        />
      )}
    </Frame>
  );
}
