import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { drawingAnswers, sampleLoss } from "../../../testing/drawing";
import { HttpResponse, http, root, server } from "../../../testing/server";
import { change, reachResult } from "../../../testing/tailorSteps";

describe("decisions", () => {
  it("moves the score with every decision, back and forth", async () => {
    const app = await reachResult();
    await app.user.click(change(1).getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("64.8"));
    expect(screen.getByText("4 of 5 changes kept")).toBeVisible();
    expect(screen.getAllByTestId("change")).toHaveLength(5);
    await app.user.click(change(1).getByRole("button", { name: "Keep" }));
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("70"));
  });

  it("goes by keyboard: J and K move, T takes back, A keeps", async () => {
    const app = await reachResult();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await app.user.keyboard("jjkj");
    expect(screen.getAllByTestId("change")[1]).toHaveFocus();
    await app.user.keyboard("t");
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("64.8"));
    await app.user.keyboard("a");
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("70"));
  });

  it("takes the person's own words in place, asks about what they claim, and brings the suggestion back", async () => {
    const app = await reachResult();
    await app.user.click(change(1).getByRole("button", { name: "Edit" }));
    const box = change(1).getByLabelText("Your own words");
    expect(box).toHaveFocus();
    fireEvent.change(box, { target: { value: "Built services for 20,000 bookings" } });
    await app.user.keyboard("{Control>}{Enter}{/Control}");
    expect(await change(1).findByText("Your resume doesn't mention “20,000”. Is it true?")).toBeVisible();
    expect(screen.getByTestId("match-score")).toHaveTextContent("64.8");
    const tailored = within(screen.getByRole("region", { name: "Tailored" }));
    expect(tailored.getByText(/20,000/).closest("ins")).toBeVisible();
    expect(change(1).getByText(/Your words/)).toBeVisible();
    expect(change(1).queryByText(/which is the same/)).toBeNull();
    for (const lime of document.querySelectorAll("mark")) expect(lime).not.toHaveTextContent("20,000");
    await app.user.click(change(1).getByRole("button", { name: "Restore suggestion" }));
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("70"));
    expect(screen.queryByText(/Is it true/)).toBeNull();
  });

  it("opens an edit by E and leaves it by Escape, as it was", async () => {
    const app = await reachResult();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await app.user.keyboard("jje");
    const box = change(1).getByLabelText("Your own words");
    expect(box).toHaveValue("Built backend services in Go (Golang) for booking freight in 12 markets");
    await app.user.keyboard("jat{Escape}");
    expect(screen.queryByLabelText("Your own words")).toBeNull();
    expect(screen.getAllByTestId("change")[1]).toHaveFocus();
    expect(screen.getByText("5 of 5 changes kept")).toBeVisible();
  });

  it("has nothing to edit in a change that only leaves out", async () => {
    await reachResult();
    expect(change(4).queryByRole("button", { name: "Edit" })).toBeNull();
  });

  it("downloads under the name that the server gives", async () => {
    const app = await reachResult();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe("Marta Lindqvist - resume.pdf");
    });
    await app.user.dblClick(screen.getByRole("button", { name: "PDF" }));
    expect(await screen.findByText(/was saved to your downloads/)).toBeVisible();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("shows the file's look and what is read back of it, and downloads in that look", async () => {
    const drawn = drawingAnswers({ losses: [sampleLoss], width: 612, height: 792 });
    const app = await reachResult();
    const asked: (string | null)[][] = [];
    server.use(
      http.post(`${root}/export`, ({ request }) => {
        const query = new URL(request.url).searchParams;
        asked.push([query.get("template"), query.get("losses")]);
        if (query.get("losses") === "accept") return new HttpResponse("%PDF");
        return HttpResponse.json(
          { status: 409, detail: "It does not read back.", code: "EXPORT_LOSSES", losses: [sampleLoss] },
          { status: 409, headers: { "Content-Type": "application/problem+json" } },
        );
      }),
    );
    await app.user.click(screen.getByRole("tab", { name: "File" }));
    expect(await screen.findByText("1 field differs")).toBeVisible();
    expect(screen.getByText("Job 1, line 2")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("radio", { name: "Letter" })).toBeChecked());
    await app.user.click(screen.getByRole("radio", { name: "Pillar" }));
    await waitFor(() => expect(drawn.at(-1)?.style?.template).toBe("pillar"));
    await app.user.click(screen.getByRole("button", { name: "PDF" }));
    const dialog = await screen.findByRole("dialog", {
      name: "Some lines may not be readable by other software",
    });
    await app.user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(asked).toEqual([["pillar", null]]);
    await app.user.click(screen.getByRole("button", { name: "PDF" }));
    await app.user.click(await screen.findByRole("button", { name: "Download anyway" }));
    expect(await screen.findByText(/was saved to your downloads/)).toBeVisible();
    expect(asked.at(-1)).toEqual(["pillar", "accept"]);
  });

  it("shows skills by weight, the proven ones marked", async () => {
    const app = await reachResult();
    await app.user.click(screen.getByRole("tab", { name: /Skills/ }));
    expect(screen.getByText("3 of 6 proven by your resume.")).toBeVisible();
    const panel = within(screen.getByRole("tabpanel"));
    expect(panel.getByText("Go").tagName).toBe("MARK");
    expect(panel.getByText("Kubernetes").tagName).not.toBe("MARK");
    await app.user.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: /Advice/ })).toHaveFocus();
  });
});

describe("evidence", () => {
  it("lights the lines that show a skill, and its words in them", async () => {
    const app = await reachResult();
    await app.user.click(screen.getByRole("tab", { name: /Skills/ }));
    await app.user.click(screen.getByRole("button", { name: "Show Leadership in the resume" }));
    const lit = document.querySelectorAll("[data-lit]");
    expect([...lit].map((line) => line.textContent)).toEqual(["Led a team of 4 developers"]);
    expect(lit[0]?.querySelector("mark")).toHaveTextContent("Led a");
    await app.user.click(screen.getByRole("tab", { name: /Changes/ }));
    expect(document.querySelectorAll("[data-lit]")).toHaveLength(0);
  });

  it("puts only what work proves under the marker, not what stands in a list", async () => {
    const app = await reachResult();
    await app.user.click(screen.getByRole("tab", { name: /Skills/ }));
    const panel = screen.getByRole("tabpanel");
    expect([...panel.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
      "Go",
      "PostgreSQL",
      "Leadership",
    ]);
    expect(within(panel).getByText("3 of 6 proven by your resume.")).toBeVisible();
    expect(within(panel).getByText("Only listed")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Show Docker in the resume" }));
    const lit = document.querySelector("[data-lit]");
    expect(lit?.querySelector("ins")).toHaveTextContent("Docke");
    expect(lit?.querySelector("mark")).toBeNull();
  });
});
