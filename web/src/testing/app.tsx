import { createMemoryHistory } from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forgetAll } from "../api/identity/currentUser";
import { queryClient } from "../api/queries";
import { App } from "../app/App";
import { makeRouter } from "../app/router";
import { forgetFiles } from "../features/tailor/files";

/** Opens the app at an address, as a page that was just loaded. Gives the user who acts in it, the address where it stands, and the way to close it. */
export async function openApp(address = "/upload") {
  forgetAll();
  forgetFiles();
  queryClient.clear();
  const history = createMemoryHistory({ initialEntries: [address] });
  const user = userEvent.setup({ applyAccept: false });
  const { unmount } = render(<App router={makeRouter(history)} />);
  await screen.findByRole("heading", { level: 1 });
  // What floats over the screen comes a moment later.
  await act(() => import("../app/Floats"));
  return { user, address: () => history.location.href, close: unmount };
}

/** An app that was opened. */
export type OpenApp = Awaited<ReturnType<typeof openApp>>;

export const resumeFile = () => new File(["%PDF-1.7"], "marta.pdf", { type: "application/pdf" });
