import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { data, failure, signedIn } from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";

const consents = (...values: string[]) =>
  data({ consents: values.map((value, n) => ({ value, at: `2026-10-0${n + 1}T08:00:00Z` })) });

it("keeps a visitor's choice in this browser, and offers no account's buttons", async () => {
  const { user } = await openApp("/gdpr-settings");
  await user.click(screen.getByRole("radio", { name: /^Essential only/ }));
  expect(window.localStorage.getItem("vitae.gdpr-consent")).toBe("essential");
  expect(screen.getByRole("radio", { name: /^Essential only/ })).toBeChecked();
  expect(screen.queryByRole("button", { name: "Accept All" })).not.toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Sign in" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete my account" })).not.toBeInTheDocument();
});

it("shows earlier choices and records a new one", async () => {
  const asked = signedIn(undefined, {
    Consents: () => consents("ALL", "ESSENTIAL"),
    RecordConsent: () => data({ recordConsent: { success: true, message: "" } }),
  });
  const { user } = await openApp("/gdpr-settings");
  expect(await screen.findAllByRole("time")).toHaveLength(2);
  await user.click(screen.getByRole("radio", { name: /^Everything/ }));
  await waitFor(() => expect(asked).toContain("RecordConsent"));
  expect(window.localStorage.getItem("vitae.gdpr-consent")).toBe("all");
});

it("says so where there are no earlier choices, or they cannot be had", async () => {
  let answer = () => failure("INTERNAL", "Something went wrong on our side.");
  signedIn(undefined, { Consents: () => answer() });
  const { user } = await openApp("/gdpr-settings");
  expect(await screen.findByText("Your previous choices couldn't be loaded.")).toBeVisible();
  answer = () => consents() as ReturnType<typeof failure>;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No choices recorded yet.")).toBeVisible();
});

it("hands the export to the downloads", async () => {
  signedIn(undefined, { Consents: () => consents() });
  server.use(
    http.get(
      "*/api/v1/identity/export",
      () =>
        new HttpResponse("PK", {
          headers: { "Content-Disposition": 'attachment; filename="vitae-data.zip"' },
        }),
    ),
  );
  const { user } = await openApp("/gdpr-settings");
  await user.click(await screen.findByRole("button", { name: "Download my data" }));
  expect(await screen.findByText("Download ready")).toBeVisible();
  expect(URL.createObjectURL).toHaveBeenCalledOnce();
});

it("erases only with the password, and says why it did not", async () => {
  let reply = { success: false, message: "The password is wrong." };
  const asked = signedIn(undefined, {
    Consents: () => consents(),
    DeleteAccount: () => data({ deleteAccount: reply }),
  });
  const { user, address } = await openApp("/gdpr-settings");
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  await user.click(await screen.findByRole("button", { name: "Delete permanently" }));
  expect(screen.getByText("Password is required")).toBeVisible();
  expect(asked).not.toContain("DeleteAccount");
  await user.type(screen.getByLabelText("Password"), "wrong");
  await user.click(screen.getByRole("button", { name: "Delete permanently" }));
  expect(await screen.findByText("The password is wrong.")).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveValue("");
  reply = { success: true, message: "" };
  await user.type(screen.getByLabelText("Password"), "right");
  await user.click(screen.getByRole("button", { name: "Delete permanently" }));
  await waitFor(() => expect(address()).toBe("/"));
  expect(window.localStorage.getItem("vitae.auth-token")).toBeNull();
});
