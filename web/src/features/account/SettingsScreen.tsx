import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { toldBy } from "../../api/graphql";
import type { ThemePreference, UpdateUserProfileInput } from "../../api/identity/operations.gen";
import { type Profile, profileQuery, saveProfile } from "../../api/identity/profile";
import { accountText } from "../../i18n/account";
import { chooseTheme } from "../../lib/theme";
import { useTitle } from "../../lib/useTitle";
import { Card } from "../../ui/Card";
import { Choice } from "../../ui/Choice";
import { Switch } from "../../ui/Switch";
import { toast } from "../../ui/toast";
import { Failed, Loading } from "../../ui/Wait";
import { ActivityCard } from "./ActivityCard";
import { AppKeysCard } from "./AppKeysCard";
import { AuthenticatorCard } from "./AuthenticatorCard";
import { DevicesCard } from "./DevicesCard";
import { NamesCard } from "./NamesCard";
import { PasskeysCard } from "./PasskeysCard";
import { PasswordCard } from "./PasswordCard";
import { ProvidersCard } from "./ProvidersCard";

const text = accountText.settings;

const shown = { SYSTEM: null, LIGHT: "light", DARK: "dark" } as const;

/** /settings: switches that take effect at once, the password, the devices and what happened to the account. */
export function SettingsScreen() {
  useTitle(text.title);
  // A new key that was just shown is of no use once all are revoked.
  const [round, setRound] = useState(0);
  return (
    <div className="mx-auto max-w-[1152px]">
      <h1 className="text-[32px] md:text-[40px]">{text.heading}</h1>
      <p className="mt-2 text-soft">{text.lead}</p>
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <div className="min-w-0 space-y-5">
          <Preferences />
          <DevicesCard onKeysRevoked={() => setRound(round + 1)} />
          <AppKeysCard key={round} />
          <ActivityCard />
        </div>
        <div className="min-w-0 space-y-5">
          <NamesCard />
          <PasswordCard />
          <AuthenticatorCard />
          <PasskeysCard />
          <ProvidersCard />
          <Card className="p-6">
            <h2 className="text-xl">{text.data.heading}</h2>
            <p className="mt-2 text-pretty text-soft">{text.data.text}</p>
            <Link to="/gdpr-settings" className="mt-3 inline-block underline underline-offset-4">
              {text.data.link}
            </Link>
          </Card>
        </div>
      </div>
    </div>
  );
}

function Preferences() {
  const { data: profile, isPending, isFetching, refetch } = useQuery(profileQuery);
  const save = useSaveAtOnce();
  if (isPending)
    return (
      <Card className="p-6">
        <Loading label={accountText.loading} lines={10} />
      </Card>
    );
  if (!profile)
    return (
      <Failed
        message={accountText.failed}
        again={accountText.again}
        busy={isFetching}
        onAgain={() => void refetch()}
      />
    );
  return (
    <div className="space-y-5">
      <Card className="p-6">
        <h2 className="mb-4 text-xl">{text.theme.heading}</h2>
        <Choice<ThemePreference>
          label={text.theme.label}
          value={profile.themePreference}
          options={(["SYSTEM", "LIGHT", "DARK"] as const).map((value) => ({
            value,
            label: text.theme.options[value],
          }))}
          onChange={(themePreference) => {
            chooseTheme(shown[themePreference]);
            save({ ...profile, themePreference }, { themePreference });
          }}
        />
      </Card>
      <Switches
        heading={text.notifications.heading}
        lead={text.notifications.lead}
        texts={text.notifications.switches}
        values={profile.notificationPreferences}
        onChange={(name, on) => {
          const one = { [name]: on };
          save(
            { ...profile, notificationPreferences: { ...profile.notificationPreferences, ...one } },
            { notificationPreferences: one },
          );
        }}
      />
    </div>
  );
}

/** Shows a setting as it will be and saves it. One that cannot be saved goes back to what the server has. */
function useSaveAtOnce() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    // One after the other, so that the last click is the last word.
    scope: { id: "settings" },
    mutationFn: async (input: UpdateUserProfileInput) => {
      const refusal = await saveProfile(client, input);
      if (refusal) throw new Error(refusal.message);
    },
    onError: (cause) => {
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
      toast({ title: text.failed, description: toldBy(cause, text.failedDetail), variant: "destructive" });
    },
  });
  return (shown: Profile, input: UpdateUserProfileInput) => {
    client.setQueryData(profileQuery.queryKey, shown);
    mutate(input);
  };
}

type SwitchesProps<Name extends string> = {
  heading: string;
  lead: string;
  texts: Record<Name, { label: string; hint: string }>;
  values: Record<NoInfer<Name>, boolean>;
  onChange: (name: Name, on: boolean) => void;
};

/** The switches that do something; the API has more of them. */
function Switches<Name extends string>({ heading, lead, texts, values, onChange }: SwitchesProps<Name>) {
  return (
    <Card className="p-6">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-1 text-pretty text-sm text-soft">{lead}</p>
      <div className="mt-2 divide-y divide-line">
        {(Object.keys(texts) as Name[]).map((name) => (
          <Switch key={name} {...texts[name]} checked={values[name]} onChange={(on) => onChange(name, on)} />
        ))}
      </div>
    </Card>
  );
}
