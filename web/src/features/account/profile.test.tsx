import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { account, profile } from "../../testing/account";
import { openApp } from "../../testing/app";
import { data, failure } from "../../testing/identity";
import { toastStore } from "../../ui/toast";

beforeEach(() => toastStore.clear());

describe("the profile", () => {
  it("shows what is stored and saves what was typed; an emptied field is cleared", async () => {
    const inputs = account();
    const { user } = await openApp("/profile");
    expect(await screen.findByLabelText("Job title")).toHaveValue("Nurse");
    expect(screen.getByText("2 resumes")).toBeVisible();
    await user.clear(screen.getByLabelText("City"));
    await user.clear(screen.getByLabelText("Skills, separated by commas"));
    await user.type(screen.getByLabelText("Skills, separated by commas"), "Triage, Wound care,, Triage");
    await user.click(screen.getByRole("button", { name: "Save profile" }));
    await waitFor(() => expect(toastStore.get()[0]?.title).toBe("Profile saved"));
    expect(inputs[0]).toMatchObject({ city: null, skills: ["Triage", "Wound care"], yearsExperience: 7 });
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
  });

  it("refuses years that are none before it asks the server", async () => {
    const inputs = account();
    const { user } = await openApp("/profile");
    await user.type(await screen.findByLabelText("Years of experience"), "99");
    await user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(await screen.findByText("Enter a whole number from 0 to 80.")).toBeVisible();
    expect(inputs).toEqual([]);
  });

  it("shows what the server refuses at its field and keeps what was typed, over a reload too", async () => {
    account({
      UpdateUserProfile: () =>
        data({
          updateUserProfile: {
            success: false,
            message: "Some fields are not valid",
            profile: null,
            fieldErrors: [{ field: "githubUrl", message: "Give a web address" }],
          },
        }),
    });
    const first = await openApp("/profile");
    await first.user.type(await screen.findByLabelText("GitHub"), "javascript:alert(1)");
    await first.user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(await screen.findByText("Give a web address")).toBeVisible();
    expect(toastStore.get()[0]).toMatchObject({
      variant: "destructive",
      description: "Some fields are not valid",
    });
    first.close();
    await openApp("/profile");
    expect(await screen.findByLabelText("GitHub")).toHaveValue("javascript:alert(1)");
  });

  it("says so when it cannot be loaded, and tries again", async () => {
    let up = false;
    account({
      UserProfile: () => (up ? data({ userProfile: profile }) : failure("INTERNAL", "Something went wrong")),
    });
    const { user } = await openApp("/profile");
    const again = await screen.findByRole("button", { name: "Try again" });
    up = true;
    await user.click(again);
    expect(await screen.findByLabelText("Job title")).toHaveValue("Nurse");
  });
});

describe("the settings", () => {
  it("save a switch at once, and nothing else with it", async () => {
    const inputs = account();
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("switch", { name: "Updates" }));
    expect(screen.getByRole("switch", { name: "Updates" })).toBeChecked();
    expect(screen.getAllByRole("switch")).toHaveLength(2);
    await waitFor(() => expect(inputs).toEqual([{ notificationPreferences: { emailUpdates: true } }]));
  });

  it("put a switch back that could not be saved", async () => {
    account({ UpdateUserProfile: () => failure("INTERNAL", "Something went wrong") });
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("switch", { name: "Account activity" }));
    await waitFor(() => expect(screen.getByRole("switch", { name: "Account activity" })).toBeChecked());
    expect(toastStore.get()[0]).toMatchObject({ title: "The setting wasn't saved", variant: "destructive" });
  });

  it("change the theme for this page and for the account", async () => {
    const inputs = account();
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("radio", { name: "Dark" }));
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    await waitFor(() => expect(inputs).toEqual([{ themePreference: "DARK" }]));
    await user.click(screen.getByRole("radio", { name: "System" }));
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });
});
