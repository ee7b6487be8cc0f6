import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../ui/styles.css";
import { App } from "./App";
import { makeRouter } from "./router";

// A new release has replaced the chunk that this page asks for: load the new page, once.
window.addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("vitae.reloaded"));
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem("vitae.reloaded", String(Date.now()));
  event.preventDefault();
  window.location.reload();
});

const root = document.getElementById("root");
if (!root) throw new Error("Root container missing in index.html");
createRoot(root).render(
  <StrictMode>
    <App router={makeRouter()} />
  </StrictMode>,
);
