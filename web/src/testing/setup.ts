import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { showPalette } from "../app/palette/opening";
import { server } from "./server";

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 8000 });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));

beforeEach(() => {
  // What jsdom lacks and the app calls.
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  URL.createObjectURL = vi.fn(() => "blob:test");
  URL.revokeObjectURL = vi.fn();
  vi.stubGlobal("CSS", { escape: (s: string) => s.replace(/[^\w-]/g, "\\$&") });
});

afterEach(() => {
  cleanup();
  showPalette(false);
  server.resetHandlers();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

afterAll(() => server.close());
