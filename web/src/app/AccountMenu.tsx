import { Link, useNavigate } from "@tanstack/react-router";
import type { CurrentUser } from "../api/identity/currentUser";
import { toSee, useHasPermission, useHasRole } from "../api/identity/permissions";
import { logOut } from "../features/auth/logout";
import { frameText } from "../i18n/frame";
import { Menu, menuItemLook } from "../ui/Menu";

const { account } = frameText;

const ways: { to: string; label: string }[] = [
  { to: "/my", label: account.dashboard },
  { to: "/profile", label: account.profile },
  { to: "/my-resumes", label: account.resumes },
  { to: "/settings", label: account.settings },
  { to: "/subscription", label: account.subscription },
  { to: "/help", label: account.help },
];

/** The avatar and its menu. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  return (
    <Menu
      label={account.menu}
      button={<span aria-hidden="true">{(user.email || user.username).charAt(0).toUpperCase()}</span>}
      buttonClassName="flex size-10 items-center justify-center rounded-full border-[3px] border-paper bg-brand text-sm font-semibold text-on-brand transition-colors duration-150 hover:bg-brand-strong"
      head={
        <div className="border-b border-line px-4 py-3 text-sm">
          <p className="truncate font-medium">{user.username}</p>
          <p className="truncate text-soft">{user.email}</p>
          <RoleName />
        </div>
      }
    >
      {(close) => (
        <>
          {ways.map(({ to, label }) => (
            <Link key={to} to={to} role="menuitem" tabIndex={-1} onClick={close} className={menuItemLook}>
              {label}
            </Link>
          ))}
          <ToAdministration onClick={close} />
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={menuItemLook}
            onClick={() => {
              close();
              void logOut(() => navigate({ to: "/" }));
            }}
          >
            {account.logout}
          </button>
        </>
      )}
    </Menu>
  );
}

/** Says so to administrators, who can do more with their account than others. */
function RoleName() {
  const admin = useHasRole("admin");
  return admin.has ? <p className="truncate text-soft">{account.administrator}</p> : null;
}

/** The way to the administration, for those who may. It is asked for when the menu opens, so that no page waits for it. */
function ToAdministration({ onClick }: { onClick: () => void }) {
  const see = useHasPermission(toSee);
  if (!see.has) return null;
  return (
    <Link
      to={"/admin/users" as string}
      role="menuitem"
      tabIndex={-1}
      onClick={onClick}
      className={menuItemLook}
    >
      {account.administration}
    </Link>
  );
}
