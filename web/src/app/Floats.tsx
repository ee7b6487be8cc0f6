import { frameText } from "../i18n/frame";
import { Toaster } from "../ui/Toaster";
import { ConsentBanner } from "./ConsentBanner";
import { PaletteKeeper } from "./palette/PaletteKeeper";
import { SessionGuard } from "./SessionGuard";

/** What floats over every screen. A page is drawn, and can be used, before it is there; a toast waits for it. */
export default function Floats() {
  return (
    <>
      <ConsentBanner />
      <SessionGuard />
      <PaletteKeeper />
      <Toaster close={frameText.dismiss} />
    </>
  );
}
