import { Navigate } from "@tanstack/react-router";
import { HealthScreen } from "./HealthScreen";
import { InvitationsScreen } from "./InvitationsScreen";
import { MailScreen } from "./MailScreen";
import { MessagesScreen } from "./MessagesScreen";
import { UserScreen } from "./UserScreen";
import { UsersScreen } from "./UsersScreen";

const user = /^users\/(\d{1,16})$/;

/** Whether there is a screen at a place under /admin. */
export const isAdminPlace = (place: string) =>
  ["", "users", "invitations", "messages", "mail", "health"].includes(place) || user.test(place);

type Props = { place: string; mayChange: boolean };

/** The screen at a place under /admin, for somebody who may see it. What changes things is drawn for those who may. */
export function AdminScreen({ place, mayChange }: Props) {
  const userId = user.exec(place)?.[1];
  if (userId) return <UserScreen key={userId} userId={userId} mayChange={mayChange} />;
  if (place === "users") return <UsersScreen />;
  if (place === "invitations") return <InvitationsScreen mayChange={mayChange} />;
  if (place === "messages") return <MessagesScreen mayChange={mayChange} />;
  if (place === "mail") return <MailScreen mayChange={mayChange} />;
  if (place === "health") return <HealthScreen />;
  return <Navigate to={"/admin/users" as string} replace />;
}
