import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { RegisteredScreen } from "../features/auth/RegisteredScreen";

/** /registration-success: entering goes on to where the person wanted to be. */
export function RegisteredRoute() {
  const { next } = useSearch({ from: "/registration-success" });
  const navigate = useNavigate();
  const { history } = useRouter();
  return (
    <RegisteredScreen
      onward={next !== undefined}
      onEntered={() => history.replace(next ?? "/my")}
      onLogin={() => void navigate({ to: "/auth", search: { mode: "login", ...(next && { next }) } })}
    />
  );
}
