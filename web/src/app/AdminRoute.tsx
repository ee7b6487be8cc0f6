import { useParams } from "@tanstack/react-router";
import { toChange, toSee, useHasPermission } from "../api/identity/permissions";
import { AdminScreen, isAdminPlace } from "../features/admin/screens";
import { adminText } from "../i18n/admin";
import { frameText } from "../i18n/frame";
import { Failed, Loading } from "../ui/Wait";
import { NotFound } from "./NotFound";

/** /admin: for whoever may not see it, there is no such page. The server decides the same for each question. */
export function AdminRoute() {
  const { _splat: place = "" } = useParams({ strict: false }) as { _splat?: string };
  const see = useHasPermission(toSee);
  const change = useHasPermission(toChange);
  const both = [see, change];
  if (both.some((one) => one.pending)) return <Loading label={frameText.loading} lines={6} />;
  if (both.some((one) => one.failed))
    return (
      <>
        <h1 className="mb-5 text-[32px] leading-tight">{frameText.crash.heading}</h1>
        <Failed
          message={adminText.failed}
          again={adminText.again}
          busy={both.some((one) => one.busy)}
          onAgain={() => {
            for (const one of both) if (one.failed) one.again();
          }}
        />
      </>
    );
  if (!see.has || !isAdminPlace(place)) return <NotFound />;
  return <AdminScreen place={place} mayChange={change.has} />;
}
