import { fireEvent, screen, within } from "@testing-library/react";
import type { TailorRequest } from "../api/resume/trial";
import { type OpenApp, openApp, resumeFile } from "./app";
import { http, root, server } from "./server";

/** The button that tailors what was added. */
export const tailorButton = () => screen.getByRole("button", { name: "Tailor resume" });

/** Uploads the sample resume. */
export async function addResume({ user }: OpenApp) {
  await user.upload(screen.getByLabelText("Resume file"), resumeFile());
  await screen.findByRole("heading", { name: "What we read from your resume" });
}

/** Pastes the sample job description. */
export function addJob() {
  fireEvent.change(screen.getByLabelText("Job description"), {
    target: { value: "We look for a Go engineer" },
  });
}

/** Tailors what was added and waits for the result. */
export async function tailor({ user }: OpenApp) {
  await user.click(tailorButton());
  await screen.findByTestId("match-score");
}

/** Opens the app and tailors the sample resume to the sample job. */
export async function reachResult() {
  const app = await openApp();
  await addResume(app);
  addJob();
  await tailor(app);
  return app;
}

/** The requests for a result that are sent from now on. */
export function tailorRequests(): TailorRequest[] {
  const sent: TailorRequest[] = [];
  server.use(
    http.post(`${root}/decide`, async ({ request }) => {
      sent.push((await request.clone().json()) as TailorRequest);
    }),
  );
  return sent;
}

/** A change of the result, by its place in the list. */
export function change(i: number) {
  const item = screen.getAllByTestId("change")[i];
  if (!item) throw new Error(`there is no change ${i}`);
  return within(item);
}
