import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { askIdentity, toldBy } from "../../api/graphql";
import { DeletePhotoDocument } from "../../api/identity/operations.gen";
import { fetchPhoto, type Profile, profileQuery, putPhoto } from "../../api/identity/profile";
import { accountText } from "../../i18n/account";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { toast } from "../../ui/toast";

const text = accountText.profile.photo;

/** The profile's photo, or the letter that stands for it, with the ways to change it. */
export function PhotoCard({ profile, letter }: { profile: Profile; letter: string }) {
  const client = useQueryClient();
  const input = useId();
  const address = usePhoto(profile.profilePhotoUrl);
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file ? putPhoto(file) : askIdentity(DeletePhotoDocument).then(() => undefined),
    onSuccess: async (_, file) => {
      await client.invalidateQueries({ queryKey: profileQuery.queryKey });
      toast({ ...(file ? text.saved : text.removed), variant: "success" });
    },
    onError: (cause) =>
      toast({ title: text.failed, description: toldBy(cause, text.failedDetail), variant: "destructive" }),
  });
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.heading}</h2>
      <div className="mt-4 flex items-center gap-4">
        {address ? (
          <img src={address} alt={text.alt} className="size-20 shrink-0 rounded-full object-cover" />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-20 shrink-0 items-center justify-center rounded-full bg-brand font-display text-3xl uppercase text-on-brand"
          >
            {letter}
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <label
            htmlFor={input}
            className="inline-flex h-10 items-center rounded-control border border-line bg-surface px-4 text-sm font-medium transition-colors duration-150 hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            {address ? text.replace : text.choose}
            <input
              id={input}
              type="file"
              accept="image/jpeg,image/png,image/gif,image/webp"
              className="sr-only"
              aria-busy={change.isPending || undefined}
              onChange={(event) => {
                const file = event.target.files?.[0];
                event.target.value = ""; // so that the same file can be chosen again
                if (file && !change.isPending) change.mutate(file);
              }}
            />
          </label>
          {profile.profilePhotoUrl ? (
            <Button look="quiet" busy={change.isPending} onClick={() => change.mutate(null)}>
              {text.remove}
            </Button>
          ) : null}
        </div>
      </div>
      <p className="mt-4 text-pretty text-[13px] text-soft">{text.rules}</p>
    </Card>
  );
}

/** The address of the photo inside this page; null until it is there, and where there is none. */
function usePhoto(url: string | null): string | null {
  const { data } = useQuery({
    queryKey: ["identity", "photo", url],
    queryFn: ({ signal }) => fetchPhoto(url ?? "", signal),
    enabled: url !== null,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data || !url) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data, url]);
  return address;
}
