import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { failure, signedIn } from "../../testing/identity";
import { Shelf, shelfAnswers } from "../../testing/shelf";
import { bookmarklet, captured } from "./capture";

const posting = (description: string) =>
  `#posting=${encodeURIComponent(JSON.stringify({ sourceUrl: "https://example.com/7", description }))}`;

describe("a link", () => {
  it("fills the form, and is kept with the job", async () => {
    signedIn();
    const shelf = shelfAnswers(new Shelf());
    const { user } = await openApp("/my-resumes/jobs/new");
    await user.click(screen.getByRole("button", { name: "Read link" }));
    expect(screen.getByText("Enter a link that begins with https:// or http://.")).toBeVisible();
    await user.type(screen.getByLabelText("Link to the posting"), "https://example.com/1{Enter}");
    await waitFor(() => expect(screen.getByLabelText("Job description")).toHaveValue("We bake bread."));
    expect(screen.getByLabelText("Job title")).toHaveValue("Baker");
    expect(screen.getByLabelText("Company")).toHaveValue("Nidd");
    await user.click(screen.getByRole("button", { name: "Save job" }));
    await waitFor(() => expect(shelf.jobs).toHaveLength(1));
    expect(shelf.jobs[0]).toMatchObject({
      title: "Baker",
      sourceUrl: "https://example.com/1",
      salary: "£30k",
    });
  });

  it("that cannot be read says so beside the field, and loses nothing", async () => {
    signedIn();
    shelfAnswers(new Shelf(), {
      ReadPosting: () => failure("BAD_USER_INPUT", "This page could not be read."),
    });
    const { user, close } = await openApp("/my-resumes/jobs/new");
    fireEvent.change(screen.getByLabelText("Job description"), { target: { value: "Half typed" } });
    await user.type(screen.getByLabelText("Link to the posting"), "https://example.com/1{Enter}");
    expect(await screen.findByText("This page could not be read.")).toBeVisible();
    close();
    await openApp("/my-resumes/jobs/new");
    expect(screen.getByLabelText("Job description")).toHaveValue("Half typed");
    expect(screen.getByLabelText("Link to the posting")).toHaveValue("https://example.com/1");
  });

  it("asks before it replaces what was typed", async () => {
    signedIn();
    shelfAnswers(new Shelf());
    const { user } = await openApp("/my-resumes/jobs/new");
    fireEvent.change(screen.getByLabelText("Job description"), { target: { value: "Half typed" } });
    await user.type(screen.getByLabelText("Link to the posting"), "https://example.com/1{Enter}");
    await user.click(await screen.findByRole("button", { name: "Keep what I have" }));
    expect(screen.getByLabelText("Job description")).toHaveValue("Half typed");
    await user.click(screen.getByRole("button", { name: "Read link" }));
    await user.click(await screen.findByRole("button", { name: "Use the new posting" }));
    expect(screen.getByLabelText("Job description")).toHaveValue("We bake bread.");
  });
});

describe("the extension", () => {
  it("is described where its link leads", async () => {
    signedIn();
    shelfAnswers(new Shelf());
    await openApp("/my-resumes/jobs/new");
    const link = await screen.findByRole("link", { name: "Install the browser extension" });
    expect(link).toHaveAttribute("href", "/help#capture");
  });
});

describe("the bookmark", () => {
  it("brings a posting along, which leaves the address", async () => {
    signedIn();
    shelfAnswers(new Shelf());
    const { address } = await openApp(`/my-resumes/jobs/new${posting("We bake.")}`);
    await waitFor(() => expect(screen.getByLabelText("Job description")).toHaveValue("We bake."));
    expect(screen.getByLabelText("Link to the posting")).toHaveValue("https://example.com/7");
    await waitFor(() => expect(address()).toBe("/my-resumes/jobs/new"));
    expect(screen.getByText("Save to Vitae").getAttribute("href")).toBe(bookmarklet(window.location.origin));
  });

  it("takes nothing that is no posting", () => {
    for (const hash of [
      "",
      "#x",
      "#posting=",
      "#posting=%",
      "#posting=5",
      "#posting=null",
      '#posting={"title":"x"}',
    ])
      expect(captured(hash)).toBeNull();
    const odd = encodeURIComponent(
      JSON.stringify({ sourceUrl: "javascript:1", description: "x", stage: "OFFER" }),
    );
    expect(captured(`#posting=${odd}`)).toEqual({ description: "x" });
  });
});
