import { useEffect } from "react";
import { frameText as text } from "../i18n/frame";
import { Button } from "../ui/Button";

/** Shown in place of a screen that failed to draw. */
export function Crash() {
  useEffect(() => {
    document.title = text.titled(text.crash.heading);
  }, []);
  return (
    <div className="mx-auto max-w-xl px-6 py-24" role="alert">
      <h1 className="text-3xl">{text.crash.heading}</h1>
      <p className="mt-3 text-soft">{text.crash.text}</p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        {text.crash.reload}
      </Button>
    </div>
  );
}
