import { useSearch } from "@tanstack/react-router";
import { RegisteredScreen } from "../features/auth/RegisteredScreen";

/** /registration-success: signing in goes on to where the person wanted to be. */
export function RegisteredRoute() {
  const { next } = useSearch({ from: "/registration-success" });
  return <RegisteredScreen next={next} />;
}
