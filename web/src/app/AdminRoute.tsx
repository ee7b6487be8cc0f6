import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useCurrentUser } from "../api/identity/currentUser";
import { mayChange, maySee, permissionsQuery } from "../api/identity/permissions";
import { AdminScreen, isAdminPlace } from "../features/admin/screens";
import { adminText } from "../i18n/admin";
import { frameText } from "../i18n/frame";
import { Failed, Loading } from "../ui/Wait";
import { NotFound } from "./NotFound";

/** /admin: for whoever may not see it, there is no such page. The server decides the same for each question. */
export function AdminRoute() {
  const { user } = useCurrentUser();
  const { _splat: place = "" } = useParams({ strict: false }) as { _splat?: string };
  const { data: may, isPending, isFetching, refetch } = useQuery(permissionsQuery(user?.id ?? ""));
  if (isPending) return <Loading label={frameText.loading} lines={6} />;
  if (!may)
    return (
      <>
        <h1 className="mb-5 text-[32px] leading-tight">{frameText.crash.heading}</h1>
        <Failed
          message={adminText.failed}
          again={adminText.again}
          busy={isFetching}
          onAgain={() => void refetch()}
        />
      </>
    );
  if (!maySee(may) || !isAdminPlace(place)) return <NotFound />;
  return <AdminScreen place={place} mayChange={mayChange(may)} />;
}
