import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type Step, TailorScreen } from "../features/tailor";

/** /upload: the step stands in the address. */
export function UploadRoute() {
  const { step = "resume" } = useSearch({ from: "/upload" });
  const navigate = useNavigate();
  const goTo = useCallback(
    (to: Step, options?: { replace: boolean }) =>
      void navigate({ to: "/upload", search: { step: to }, ...options }),
    [navigate],
  );
  return <TailorScreen step={step} goTo={goTo} />;
}
