import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../testing/app";

it("says so where there is no page", async () => {
  await openApp("/nowhere");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("404 Page Not Found");
  expect(screen.getByText("The page you are looking for does not exist.")).toBeVisible();
});

it("has a skip link that comes first", async () => {
  const { user } = await openApp();
  await user.tab();
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
});

it("switches the theme and keeps the choice", async () => {
  const { user } = await openApp();
  await user.click(screen.getByRole("button", { name: "Switch to the dark theme" }));
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(window.localStorage.getItem("vitae.theme")).toBe("dark");
});
