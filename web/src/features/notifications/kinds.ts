import type { IconName } from "../../ui/Icon";

/** The icon of each kind of notification (`internal/base/notice`). */
const signs: Record<string, IconName> = {
  new_device: "eye",
  password_changed: "alert",
  sign_in_changed: "alert",
  roles_changed: "grip",
  account_activated: "check",
  version_ready: "file",
  letter_ready: "mail",
  guide_ready: "check",
  comparison_ready: "menu",
  plan_step: "arrow",
  follow_up: "bell",
  near_bound: "up",
  trash_soon: "undo",
};

/** A kind that this page does not know yet is a bell. */
export const signOf = (kind: string): IconName => signs[kind] ?? "bell";
