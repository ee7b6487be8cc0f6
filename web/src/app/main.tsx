import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "../ui/styles.css";
import { reloadUser } from "../api/identity/currentUser";
import { token } from "../api/token";
import { App } from "./App";
import { makeRouter } from "./router";

// A new release has replaced the chunk that this page asks for: load the new page, once. Without a network
// there is none.
window.addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("vitae.reloaded"));
  if (!navigator.onLine || Date.now() - last < 60_000) return;
  sessionStorage.setItem("vitae.reloaded", String(Date.now()));
  event.preventDefault();
  window.location.reload();
});

const root = document.getElementById("root");
if (!root) throw new Error("Root container missing in index.html");
const router = makeRouter();
const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
);

/** Takes over the page that was drawn at build time, unless the address leads to another one (`/?route=`). */
async function takeOver(root: HTMLElement, drawn: string) {
  await router.load();
  if (router.state.location.pathname !== drawn) return createRoot(root).render(app);
  // The boundaries around the page are then the ones that it was drawn with.
  router.ssr = { manifest: undefined };
  // In small steps, so that the page answers meanwhile.
  startTransition(() => void hydrateRoot(root, app));
}

// The answer is on its way while the page is taken over.
if (token()) void reloadUser();

if (root.dataset.drawn) void takeOver(root, root.dataset.drawn);
else createRoot(root).render(app);
