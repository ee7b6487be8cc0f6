import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { Queries } from "../api/queries";
import { type GoTo, TailorScreen } from "../features/tailor";

/** /upload: the step stands in the address, and what to begin with. */
export function UploadRoute() {
  const { step = "resume", ...wanted } = useSearch({ from: "/upload" });
  const navigate = useNavigate();
  const goTo: GoTo = useCallback(
    (to, { replace = false, version } = {}) =>
      void navigate({ to: "/upload", search: { step: to, ...(version && { version }) }, replace }),
    [navigate],
  );
  return (
    <Queries>
      <TailorScreen step={step} wanted={wanted} goTo={goTo} />
    </Queries>
  );
}
