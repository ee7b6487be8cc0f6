import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { toldBy } from "../../api/graphql";
import { type CurrentUser, reloadUser } from "../../api/identity/currentUser";
import { type Profile, saveProfile } from "../../api/identity/profile";
import { accountText } from "../../i18n/account";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { TextArea } from "../../ui/TextArea";
import { TextField } from "../../ui/TextField";
import { toast } from "../../ui/toast";
import {
  badYears,
  contactFields,
  formOf,
  inputOf,
  keepDraft,
  linkFields,
  loadDraft,
  type ProfileForm,
} from "./profileForm";

const text = accountText.profile;

/** The fields of a profile, saved together. What is typed outlives a reload until it is saved or discarded. */
export function ProfileFields({ profile, user }: { profile: Profile; user: CurrentUser }) {
  const client = useQueryClient();
  const stored = formOf(profile, user);
  const [draft] = useState(() => loadDraft(user.id));
  const { register, handleSubmit, reset, setError, subscribe, formState } = useForm<ProfileForm>({
    defaultValues: stored,
  });
  const { errors, isDirty, isSubmitting } = formState;

  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: unsaved }) => keepDraft(user.id, unsaved ? values : null),
      }),
    [subscribe, user.id],
  );

  async function save(form: ProfileForm) {
    try {
      const refusal = await saveProfile(client, inputOf(form));
      if (!refusal) {
        keepDraft(user.id, null);
        reset(form);
        toast({ ...text.saved, variant: "success" });
        void reloadUser();
        return;
      }
      for (const [field, message] of Object.entries(refusal.fields))
        if (field in form) setError(field as keyof ProfileForm, { message });
      toast({ title: text.failed, description: refusal.message, variant: "destructive" });
    } catch (cause) {
      toast({ title: text.failed, description: toldBy(cause, text.failedDetail), variant: "destructive" });
    }
  }

  const field = (name: keyof ProfileForm, more: { type?: string; autoComplete?: string } = {}) => (
    <TextField
      key={name}
      label={text.fields[name]}
      error={errors[name]?.message}
      {...more}
      {...register(name, name === "yearsExperience" ? { validate: (v) => !badYears(v) || text.years } : {})}
    />
  );

  return (
    <form onSubmit={handleSubmit(save)} noValidate className="space-y-5">
      <Group heading={text.person}>
        {field("firstName", { autoComplete: "given-name" })}
        {field("lastName", { autoComplete: "family-name" })}
        {field("jobTitle", { autoComplete: "organization-title" })}
        {field("industry")}
        {field("yearsExperience")}
        {field("skills")}
        <div className="sm:col-span-2">
          <TextArea label={text.fields.bio} rows={4} error={errors.bio?.message} {...register("bio")} />
        </div>
      </Group>
      <Group heading={text.contact}>
        {contactFields.map((name) => field(name, { autoComplete: autoComplete[name] }))}
      </Group>
      <Group heading={text.links}>{linkFields.map((name) => field(name, { type: "url" }))}</Group>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" size="large" type="submit" busy={isSubmitting}>
          {isSubmitting ? text.saving : text.save}
        </Button>
        {isDirty ? (
          <>
            <Button
              size="large"
              onClick={() => {
                keepDraft(user.id, null);
                reset(stored);
              }}
            >
              {text.discard}
            </Button>
            <p className="text-sm text-soft">{text.unsaved}</p>
          </>
        ) : null}
      </div>
    </form>
  );
}

const autoComplete = {
  phone: "tel",
  address: "street-address",
  city: "address-level2",
  state: "address-level1",
  postalCode: "postal-code",
  country: "country-name",
} as const;

function Group({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <Card className="p-6">
      <h2 className="text-xl">{heading}</h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">{children}</div>
    </Card>
  );
}
