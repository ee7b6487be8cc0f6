import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { signedIn } from "../../testing/identity";

it("leads a visitor to an account, and to a try without one", async () => {
  await openApp("/");
  expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/auth?mode=register");
  expect(screen.getByRole("link", { name: "Create Free Account" })).toHaveAttribute(
    "href",
    "/auth?mode=register",
  );
  expect(screen.getByRole("link", { name: "Try it without an account" })).toHaveAttribute("href", "/upload");
  expect(screen.getByRole("link", { name: /^Learn More about how/ })).toHaveAttribute(
    "href",
    "#how-it-works",
  );
  expect(screen.getByText(/Up to a 70% better chance of interviews/)).toBeVisible();
});

it("leads whoever is signed in to the work", async () => {
  signedIn();
  await openApp("/");
  expect(await screen.findByRole("link", { name: "Start Optimizing" })).toHaveAttribute("href", "/upload");
  expect(screen.getByRole("link", { name: "Start Optimizing Now" })).toHaveAttribute("href", "/upload");
  expect(screen.queryByText("Try it without an account")).not.toBeInTheDocument();
});

it("has three steps and four features", async () => {
  await openApp("/");
  const how = screen.getByRole("region", { name: "How It Works" });
  expect(
    within(how)
      .getAllByRole("heading", { level: 3 })
      .map((h) => h.textContent),
  ).toEqual(["Upload resume", "Enter job details", "Get optimized results"]);
  const features = screen.getByRole("region", { name: "Key Features" });
  expect(
    within(features)
      .getAllByRole("heading", { level: 3 })
      .map((h) => h.textContent),
  ).toEqual(["ATS Optimization", "Skills Highlighting", "Cover Letter Generation", "Smart Suggestions"]);
});

it("goes on to the address in ?route=", async () => {
  const { address } = await openApp("/?route=/about");
  expect(address()).toBe("/about");
  expect(document.title).toBe("About Us · Vitae");
});

it("stays where ?route= would lead away", async () => {
  const { address } = await openApp("/?route=//evil.example/x");
  expect(address()).toContain("/?route=");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Get the interview");
});

it("shows the privacy policy's nine sections and today", async () => {
  await openApp("/privacy-policy");
  expect(screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent)).toEqual([
    "Introduction",
    "Information We Collect",
    "How We Use Your Information",
    "Data Storage and Security",
    "Your Data Protection Rights",
    "Third-Party Services",
    "Data Retention",
    "Changes",
    "Contact",
  ]);
  const today = new Date().toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" });
  expect(screen.getByText(today)).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});
