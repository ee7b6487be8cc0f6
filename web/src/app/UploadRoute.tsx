import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useCallback } from "react";
import { Queries } from "../api/queries";
import { type GoTo, TailorScreen } from "../features/tailor";

// Its resume and posting are loaded by those alone who look at it.
const SampleScreen = lazy(async () => ({
  default: (await import("../features/tailor/sample/SampleScreen")).SampleScreen,
}));

/** /upload: the step stands in the address, and what to begin with. */
export function UploadRoute() {
  const { step = "resume", sample, ...wanted } = useSearch({ from: "/upload" });
  const navigate = useNavigate();
  const goTo: GoTo = useCallback(
    (to, { replace = false, version } = {}) =>
      void navigate({ to: "/upload", search: { step: to, ...(version && { version }) }, replace }),
    [navigate],
  );
  if (sample)
    return (
      <Suspense fallback={null}>
        <SampleScreen />
      </Suspense>
    );
  return (
    <Queries>
      <TailorScreen step={step} wanted={wanted} goTo={goTo} />
    </Queries>
  );
}
