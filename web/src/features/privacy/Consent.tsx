import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { askIdentity } from "../../api/graphql";
import { recordConsent } from "../../api/identity/consent";
import { ConsentsDocument } from "../../api/identity/operations.gen";
import { privacyText } from "../../i18n/privacy";
import { minuteOf } from "../../lib/moments";
import { keys, local, readStored, store } from "../../lib/storage";
import { toast } from "../../ui/toast";
import { Failed, Loading } from "../../ui/Wait";

const text = privacyText.consent;

type Value = "all" | "essential";

const historyKey = ["identity", "consents"];
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

const chosen = () => readStored(local, keys.consent);

/** The choice about storage in this browser, and for an account the choices before it. */
export function Consent({ signedIn }: { signedIn: boolean }) {
  const client = useQueryClient();
  const now = useSyncExternalStore(watch, chosen, () => null);

  async function choose(value: Value) {
    store(local, keys.consent, value);
    // Other tabs hear of it by themselves; the banner of this one does not.
    window.dispatchEvent(new StorageEvent("storage", { key: keys.consent, newValue: value }));
    if (!signedIn) return void toast({ ...text.saved, variant: "success" });
    try {
      await recordConsent(value);
      toast({ ...text.saved, variant: "success" });
      await client.invalidateQueries({ queryKey: historyKey });
    } catch {
      toast({ ...text.notRecorded, variant: "destructive" });
    }
  }

  return (
    <section className="py-8">
      <h2 className="text-xl">{text.heading}</h2>
      <fieldset className="mt-4">
        <legend className="mb-3 text-soft">{now ? text.choose : text.none}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {(["essential", "all"] as const).map((value) => (
            <label
              key={value}
              className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 transition-colors duration-150 hover:border-edge has-checked:border-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name="consent"
                checked={now === value}
                onChange={() => void choose(value)}
                className="mt-1 size-4 shrink-0 accent-brand outline-none"
              />
              <span>
                <span className="block font-medium">{text[value].label}</span>
                <span className="mt-1 block text-pretty text-sm text-soft">{text[value].text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {signedIn ? <History /> : <p className="mt-4 text-sm text-soft">{text.visitor}</p>}
    </section>
  );
}

function History() {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: historyKey,
    queryFn: async () => (await askIdentity(ConsentsDocument)).consents,
  });
  return (
    <div className="mt-6">
      <h3 className="text-base">{text.history}</h3>
      <div className="mt-2">
        {isPending ? <Loading label={privacyText.loading} lines={2} /> : null}
        {isError ? (
          <Failed
            message={text.historyFailed}
            again={text.again}
            busy={isFetching}
            onAgain={() => void refetch()}
          />
        ) : null}
        {data?.length === 0 ? <p className="text-sm text-soft">{text.historyEmpty}</p> : null}
        {data && data.length > 0 ? (
          <ol className="max-h-60 divide-y divide-line overflow-y-auto text-sm">
            {data.map((record) => (
              <li key={record.at} className="flex justify-between gap-4 py-2">
                <span>{privacyText.values[record.value.toLowerCase()]}</span>
                <time dateTime={record.at} className="tabular text-soft">
                  {minuteOf(record.at)}
                </time>
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </div>
  );
}
