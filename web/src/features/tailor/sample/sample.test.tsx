import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openApp } from "../../../testing/app";
import { HttpResponse, http, root, server } from "../../../testing/server";
import { addJob, change } from "../../../testing/tailorSteps";

describe("the sample", () => {
  it("opens at once, is marked as one, and leaves the tab's own work as it was", async () => {
    const app = await openApp();
    addJob();
    window.dispatchEvent(new Event("pagehide"));
    const own = window.sessionStorage.getItem("vitae.trial");
    app.close();
    const sample = await openApp("/upload?sample");
    expect(await screen.findByTestId("match-score")).toBeVisible();
    expect(screen.getByText(/This is a sample. Nora Vestby and the employer are made up/)).toBeVisible();
    expect(document.title).toBe("Sample · Vitae");
    expect(screen.queryByRole("link", { name: /free account/ })).toBeNull();
    await sample.user.click(change(0).getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("67.6"));
    window.dispatchEvent(new Event("pagehide"));
    expect(window.sessionStorage.getItem("vitae.trial")).toBe(own);
    const [start] = screen.getAllByRole("link", { name: "Start with your own resume" });
    if (start) await sample.user.click(start);
    expect(await screen.findByLabelText("Job description")).toHaveValue("We look for a Go engineer");
  });

  it("is offered while nothing was given, and tried again where it failed", async () => {
    let fails = 1;
    server.use(http.post(`${root}/decide`, () => (fails-- > 0 ? HttpResponse.error() : undefined)));
    const app = await openApp();
    await app.user.click(screen.getByRole("link", { name: "Or try a sample first" }));
    expect(await screen.findByText(/The server can't be reached/)).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByTestId("match-score")).toBeVisible();
    expect(app.address()).toContain("sample=true");
  });
});
