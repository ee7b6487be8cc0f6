import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ReadField } from "../../../api/resume/reading";
import type { TailorRequest } from "../../../api/resume/trial";
import { openApp } from "../../../testing/app";
import { sampleReading, tracedReading } from "../../../testing/sample";
import { addJob, addResume, tailor, tailorRequests } from "../../../testing/tailorSteps";
import { without } from "./correctable";

/** What was read of the sample resume, open as a form, and the requests that are sent from now on. */
async function beginCorrections() {
  const sent = tailorRequests();
  const app = await openApp();
  await addResume(app);
  await app.user.click(screen.getByRole("button", { name: "Edit" }));
  return { app, sent };
}

describe("corrections of what was read", () => {
  it("tailors from what was corrected, and waits for a date to be one", async () => {
    const { app, sent } = await beginCorrections();
    const job = within(await screen.findByRole("group", { name: "Job 1" }));
    fireEvent.change(job.getByLabelText("Job title"), { target: { value: "Lead developer" } });
    fireEvent.change(job.getByLabelText("From"), { target: { value: "2018-1" } });
    expect(screen.getByText("Enter a date like 2020-03 or 2020.")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.getByText("Lead developer, Nordfrakt AB")).toBeVisible();
    addJob();
    await tailor(app);
    expect(sent[0]?.original.work?.[0]).toMatchObject({ position: "Lead developer", startDate: "2019-03" });
  });

  it("corrects the location, lines and skills, and adds and removes entries", async () => {
    const { app, sent } = await beginCorrections();
    const type = (group: string, label: string | RegExp, value: string) =>
      fireEvent.change(within(screen.getByRole("group", { name: group })).getByLabelText(label), {
        target: { value },
      });
    const jobs = sampleReading.document.work?.map(({ name }) => name) ?? [];
    type("Contact", "City", "Malmö");
    type("Job 1", "Bullet points, one per line", "Ran the platform\n\nCut costs");
    type("Skills", /One skill or group/, "Go\nTools: Git, Jira");
    await app.user.click(screen.getByRole("button", { name: "Add certification" }));
    const last = screen.getAllByRole("group", { name: /Certification/ }).at(-1) as HTMLElement;
    fireEvent.change(within(last).getByLabelText("Name"), { target: { value: "CKA" } });
    await app.user.click(screen.getByRole("button", { name: "Remove Job 2" }));
    const groups = screen.getAllByRole("group", { name: /Certification/ });
    expect(groups).toHaveLength((sampleReading.document.certificates?.length ?? 0) + 1);
    expect(screen.getByText("Job 2 was removed.")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Undo" }));
    await app.user.click(screen.getByRole("button", { name: "Remove Job 2" }));
    addJob();
    await tailor(app);
    const { original } = sent[0] as TailorRequest;
    expect(original.basics.location).toMatchObject({ city: "Malmö", countryCode: "SE" });
    expect(original.work?.[0]?.highlights).toEqual(["Ran the platform", "Cut costs"]);
    expect(original.skills).toMatchObject([{ name: "Go" }, { name: "Tools", keywords: ["Git", "Jira"] }]);
    expect(original.certificates?.at(-1)).toEqual({ name: "CKA" });
    expect(original.work?.map(({ name }) => name)).toEqual(jobs.toSpliced(1, 1));
  });

  it("keeps where each entry came from when an earlier one is removed", () => {
    const from = (path: string): ReadField => ({ path, confidence: 1, text: "" });
    const fields = [from("basics.name"), from("work[0].name"), from("work[1].highlights[1]")];
    const reading = { ...tracedReading, fields };
    const after = without(reading, { list: "work", at: 0 });
    expect(after.fields).toEqual([from("basics.name"), from("work[0].highlights[1]")]);
    expect(after.document.work).toEqual(reading.document.work?.slice(1));
  });
});
