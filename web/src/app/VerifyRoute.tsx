import { useNavigate } from "@tanstack/react-router";
import { VerifyScreen } from "../features/auth/VerifyScreen";

/** /verify-email and /verify-otp: on to what the code was for. */
export function VerifyRoute() {
  const navigate = useNavigate();
  return (
    <VerifyScreen
      onDone={(purpose) =>
        void navigate({ to: purpose === "login" ? ("/my" as string) : "/registration-success" })
      }
    />
  );
}
