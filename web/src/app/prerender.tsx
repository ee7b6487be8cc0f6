import { createMemoryHistory } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { frameText as text } from "../i18n/frame";
import { contactText, helpText } from "../i18n/help";
import { aboutText, privacyPolicyText, termsText } from "../i18n/legal";
import { landingText } from "../i18n/marketing";
import { plansText, subscribeText } from "../i18n/plans";
import { privacyText } from "../i18n/privacy";
import { App } from "./App";
import { makeRouter } from "./router";

type Page = { path: string; title: string; description: string; module: string };

const page = (path: string, of: { title: string; description: string }, module: string): Page => ({
  path,
  title: text.titled(of.title),
  description: of.description,
  module: `src/${module}.tsx`,
});

/** The pages that are drawn at build time, with the module of each one's route. scripts/prerender.mjs reads this. */
export const pages: Page[] = [
  page("/", landingText, "features/marketing/Landing"),
  page("/about", aboutText, "features/marketing/About"),
  page("/contact", contactText, "app/ContactRoute"),
  page("/gdpr-settings", privacyText, "app/PrivacyRoute"),
  page("/help", helpText, "app/HelpRoute"),
  page("/plans", plansText, "features/plans/Plans"),
  page("/privacy-policy", privacyPolicyText, "features/marketing/PrivacyPolicy"),
  page("/subscribe", subscribeText, "features/plans/Subscribe"),
  page("/terms", termsText, "features/marketing/Terms"),
];

/** The addresses of every screen, as the server has to know them: any other is answered with 404. */
export const addresses = Object.keys(makeRouter(createMemoryHistory()).routesByPath).sort();

/** A page's HTML as a visitor sees it first. */
export async function render(path: string): Promise<string> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const draw = () =>
    renderToString(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
  // The first drawing asks for the parts that are loaded on demand; a later one, as soon as they are there, holds them.
  draw();
  await import("./Floats");
  for (let tries = 0; tries < 100; tries++) {
    const html = draw();
    if (!html.includes(waiting)) return html;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${path} waits for a part that never comes`);
}

/** What React writes where a part was not there yet. */
const waiting = "<!--$!-->";
