import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openApp } from "../../../testing/app";
import { failure, signedIn } from "../../../testing/identity";
import { HttpResponse, http, refusal, server } from "../../../testing/server";
import { Shelf, shelfAnswers } from "../../../testing/shelf";
import { toResumesSearch } from "../address";

function filled() {
  const shelf = new Shelf();
  const first = shelf.addResume("Backend", undefined, { tags: ["go"] });
  shelf.addResume("Teaching", undefined, { tags: ["school"] });
  shelf.addResume("Old one", undefined, { archivedAt: "2026-01-01T00:00:00Z" });
  const job = shelf.addJob("Platform Engineer");
  const version = first.versions[0];
  if (version) shelf.analyze(job, version, 81);
  return shelfAnswers(shelf);
}

const titles = async () => {
  const list = await screen.findByRole("region", { name: "Resumes" });
  return within(list)
    .getAllByRole("listitem")
    .map((item) => within(item).getAllByRole("link")[0]?.textContent);
};

describe("the list of resumes", () => {
  it("waits, and then says how to begin where there is none", async () => {
    signedIn();
    let answer: (value: Response) => void = () => undefined;
    server.use(
      http.post("*/api/resume/graphql", () => new Promise<Response>((resolve) => (answer = resolve))),
    );
    await openApp("/my-resumes");
    expect(await screen.findByText("Loading...")).toBeInTheDocument();
    await waitFor(() => {
      answer(HttpResponse.json({ data: { resumes: [] } }));
      expect(screen.getByRole("heading", { name: "Add your first resume" })).toBeVisible();
    });
    expect(document.title).toBe("My Resumes · Vitae");
  });

  it("offers to try again after a failure", async () => {
    signedIn();
    let down = true;
    const shelf = new Shelf();
    shelf.addResume("Backend");
    shelfAnswers(shelf, {
      Resumes: () => (down ? failure("INTERNAL", "Something broke.") : undefined),
    });
    const { user } = await openApp("/my-resumes");
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await titles()).toEqual(["Backend"]);
  });

  it("shows each with its newest version and last match", async () => {
    signedIn();
    filled();
    await openApp("/my-resumes");
    expect(await titles()).toEqual(["Teaching", "Backend"]);
    expect(screen.getByText("Last match: Platform Engineer")).toBeVisible();
    expect(screen.getByText("81")).toBeVisible();
    expect(screen.getByText("Not matched with a job yet")).toBeVisible();
  });

  it("keeps the last match in sight after a new version was saved", async () => {
    signedIn();
    const shelf = new Shelf();
    const resume = shelf.addResume("Backend");
    const version = resume.versions[0];
    if (version) shelf.analyze(shelf.addJob("Platform Engineer"), version, 51.9);
    shelf.addVersion(resume, version?.document ?? { basics: {} });
    shelfAnswers(shelf);
    await openApp("/my-resumes");
    expect(await screen.findByText("Last match: Platform Engineer, with version 1")).toBeVisible();
    expect(screen.getByText("51.9")).toBeVisible();
    expect(screen.queryByText("Not matched with a job yet")).toBeNull();
  });

  it("searches, filters and sorts, and keeps it in the address", async () => {
    signedIn();
    filled();
    const { user, address } = await openApp("/my-resumes?sort=score");
    expect(await titles()).toEqual(["Backend", "Teaching"]);
    await user.selectOptions(screen.getByLabelText("Tag"), "school");
    expect(await titles()).toEqual(["Teaching"]);
    expect(address()).toBe("/my-resumes?sort=score&tag=school");
    await user.type(screen.getByLabelText("Search"), "nothing");
    expect(await screen.findByText("No results match your search.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await user.selectOptions(screen.getByLabelText("Show"), "archived");
    expect(await titles()).toEqual(["Old one"]);
  });

  it("shows first pages as a grid, fetched only there", async () => {
    signedIn();
    const shelf = new Shelf();
    for (let i = 0; i < 30; i++) shelf.addResume(`Resume ${i}`);
    shelfAnswers(shelf);
    const asked: unknown[] = [];
    server.use(
      http.get("*/api/resume/versions/:id/pages/1", ({ params }) => {
        asked.push(params.id);
        return new HttpResponse("<svg/>", { headers: { "Page-Count": "1" } });
      }),
    );
    const { user, address } = await openApp("/my-resumes");
    expect(await titles()).toHaveLength(30);
    expect(asked).toEqual([]);
    await user.click(screen.getByRole("radio", { name: "Grid" }));
    await waitFor(() => expect(document.querySelectorAll("li img")).toHaveLength(30));
    expect(new Set(asked)).toEqual(new Set(shelf.resumes.map((one) => one.versions[0]?.id)));
    expect(address()).toBe("/my-resumes?view=grid");
    // A picture: nothing in it is there for assistive technology.
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByRole("link", { name: "Resume 29" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Actions for Resume 29" }));
    await user.click(screen.getByRole("menuitem", { name: "Delete" }));
    await waitFor(async () => expect(await titles()).toHaveLength(29));
  });

  it("loads more than a hundred in parts", async () => {
    signedIn();
    const shelf = new Shelf();
    for (let i = 0; i < 103; i++) shelf.addResume(`Resume ${i}`);
    shelfAnswers(shelf);
    const { user } = await openApp("/my-resumes");
    expect(await titles()).toHaveLength(100);
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(async () => expect(await titles()).toHaveLength(103));
  });

  it("moves one to the trash at once, and back with Undo", async () => {
    signedIn();
    const shelf = filled();
    const { user } = await openApp("/my-resumes");
    await user.click(await screen.findByRole("button", { name: "Actions for Teaching" }));
    await user.click(screen.getByRole("menuitem", { name: "Delete" }));
    expect(await screen.findByText("Resume deleted")).toBeVisible();
    expect(screen.getByText("Your resume was deleted successfully")).toBeVisible();
    await waitFor(async () => expect(await titles()).toEqual(["Backend"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await titles()).toEqual(["Teaching", "Backend"]));
    expect(shelf.changes.map((change) => change.name)).toEqual(["DeleteResume", "RestoreResume"]);
  });

  it("renames, tags, archives and duplicates from the menu", async () => {
    signedIn();
    const shelf = filled();
    const { user } = await openApp("/my-resumes");
    const choose = async (title: string, action: string) => {
      await user.click(await screen.findByRole("button", { name: `Actions for ${title}` }));
      await user.click(screen.getByRole("menuitem", { name: action }));
    };
    await choose("Backend", "Rename");
    const field = await screen.findByLabelText("Title");
    await user.clear(field);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Enter a title.")).toBeVisible();
    await user.type(field, "Go engineer");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Resume updated")).toBeVisible();
    await choose("Go engineer", "Edit tags");
    await user.type(await screen.findByLabelText("Tags"), ", berlin, go");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(shelf.resumes[0]?.tags).toEqual(["go", "berlin"]));
    await choose("Go engineer", "Archive");
    await waitFor(async () => expect(await titles()).toEqual(["Teaching"]));
    await choose("Teaching", "Duplicate");
    await waitFor(async () => expect(await titles()).toContain("Teaching (copy)"));
  });

  it("tells a failed change with the error's message", async () => {
    signedIn();
    const shelf = new Shelf();
    shelf.addResume("Backend");
    shelfAnswers(shelf, { DeleteResume: () => failure("CONFLICT", "It is in use.") });
    const { user } = await openApp("/my-resumes");
    await user.click(await screen.findByRole("button", { name: "Actions for Backend" }));
    await user.click(screen.getByRole("menuitem", { name: "Delete" }));
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText("Failed to delete resume")).toBeVisible();
    expect(within(alert).getByText("GraphQL errors: It is in use.")).toBeVisible();
  });
});

it("reads any address", () => {
  expect(toResumesSearch({ q: "a", sort: "updated", tag: 5, show: "all" })).toEqual({ q: "a" });
  expect(toResumesSearch({ sort: "title", show: "archived" })).toEqual({ sort: "title", show: "archived" });
});

describe("a new resume", () => {
  it("is made of pasted text", async () => {
    signedIn();
    const shelf = shelfAnswers(new Shelf());
    const { user, address } = await openApp("/my-resumes/new");
    await user.click(screen.getByRole("button", { name: "Create resume" }));
    expect(screen.getByText("Enter a title.")).toBeVisible();
    await user.type(screen.getByLabelText("Title"), "Mine");
    await user.type(screen.getByLabelText("Resume text"), "Marta");
    await user.click(screen.getByRole("button", { name: "Create resume" }));
    await waitFor(() => expect(address()).toBe(`/my-resumes/${shelf.resumes[0]?.id}`));
    expect(shelf.changes[0]?.variables).toMatchObject({ input: { title: "Mine", content: "Marta" } });
  });

  it("is made of a file, and a refusal says what to do", async () => {
    signedIn();
    const shelf = shelfAnswers(new Shelf());
    server.use(http.post("*/api/resume/uploads", () => refusal(422, "This PDF is a scan. Upload a DOCX.")));
    const { user, address } = await openApp("/my-resumes/new");
    const file = new File(["%PDF-1.7"], "marta.pdf", { type: "application/pdf" });
    await user.upload(screen.getByLabelText("Resume file"), file);
    expect(await screen.findByText("This PDF is a scan. Upload a DOCX.")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("marta.pdf: This PDF is a scan.");
    const kept = shelf.addResume("Marta");
    server.use(
      http.post("*/api/resume/uploads", ({ request }) => {
        expect(request.headers.get("Authorization")).toMatch(/^Bearer /);
        return HttpResponse.json({ resumeId: kept.id, title: "Marta", warnings: [] }, { status: 201 });
      }),
    );
    await user.upload(screen.getByLabelText("Resume file"), file);
    await waitFor(() => expect(address()).toBe(`/my-resumes/${kept.id}`));
    expect(await screen.findByText("Resume created")).toBeVisible();
  });
});

describe("the trash", () => {
  it("says that it is empty, and offers to try again after a failure", async () => {
    signedIn();
    let down = true;
    shelfAnswers(new Shelf(), { Trash: () => (down ? failure("INTERNAL", "Down.") : undefined) });
    const { user } = await openApp("/my-resumes/trash");
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await screen.findByRole("heading", { name: "Trash is empty" })).toBeVisible();
  });

  it("restores, and erases only once it was asked", async () => {
    signedIn();
    const shelf = filled();
    shelf.answer("DeleteResume", { id: shelf.resumes[0]?.id });
    shelf.answer("DeleteJobDescription", { id: shelf.jobs[0]?.id });
    const { user } = await openApp("/my-resumes/trash");
    expect(
      await screen.findAllByText(/will be permanently deleted on (21 Dec 2026|Dec 21, 2026)/),
    ).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Restore Platform Engineer" }));
    await waitFor(() => expect(screen.queryByText("Platform Engineer")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Delete Backend permanently" }));
    const dialog = await screen.findByRole("dialog", { name: "Permanently delete “Backend”?" });
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(shelf.trash).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Delete Backend permanently" }));
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete permanently" }),
    );
    expect(await screen.findByRole("heading", { name: "Trash is empty" })).toBeVisible();
  });
});
