import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { data, identityAnswers, marta, signedIn } from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";

const scoring = { version: "7", parts: [{ name: "required skills", maxPoints: 45, explanation: "Musts." }] };
const answers = (body: typeof scoring) => http.get("*/api/resume/scoring", () => HttpResponse.json(body));
const broken = http.get("*/api/resume/scoring", () => new HttpResponse(null, { status: 500 }));

it("shows the parts of the score that the server computes with", async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get("*/api/resume/scoring", () => waiting),
    answers(scoring),
  );
  await openApp("/help");
  expect(screen.getByText("Loading...")).toBeInTheDocument();
  answer();
  expect(await screen.findByText("required skills")).toBeVisible();
  expect(screen.getByText("45")).toBeVisible();
  expect(screen.getByText("Formula version 7")).toBeVisible();
});

it("says so where the parts cannot be had, and tries again", async () => {
  server.use(broken);
  const { user } = await openApp("/help");
  expect(await screen.findByText(/couldn't be loaded/)).toBeVisible();
  server.use(answers(scoring));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("required skills")).toBeVisible();
});

it("finds answers by their words, and says when there is none", async () => {
  server.use(answers(scoring));
  const { user } = await openApp("/help");
  const search = screen.getByRole("searchbox", { name: "Search help" });
  await user.type(search, "Locked OUT");
  expect(screen.getByText("I'm locked out")).toBeVisible();
  expect(screen.getByText("1 answer")).toBeVisible();
  expect(screen.queryByText("J and K")).not.toBeInTheDocument();
  await user.clear(search);
  await user.type(search, "zebra");
  expect(screen.getByRole("heading", { name: "No results for “zebra”" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all topics" }));
  expect(screen.getByText("J and K")).toBeVisible();
});

const sent = (ticket: string) =>
  data({ sendContactMessage: { success: true, message: "", ticket, fieldErrors: [] } });

it("sends a guest's message and gives the ticket; the draft is gone then", async () => {
  const given: unknown[] = [];
  identityAnswers({
    SendContactMessage: (variables) => {
      given.push(variables);
      return sent("V-1042");
    },
  });
  const { user } = await openApp("/contact");
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect(screen.getByText("Enter at least 10 characters.")).toBeVisible();
  expect(screen.getByText("Enter an email address we can reply to.")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Topic"), "Privacy");
  await user.type(screen.getByLabelText("Your email address"), "ana@example.org");
  await user.type(screen.getByLabelText("Message"), "Please restrict.");
  expect(window.localStorage.getItem("vitae.contact")).toContain("Please restrict.");
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect(await screen.findByText("V-1042")).toBeVisible();
  expect(given).toEqual([
    { input: { topic: "PRIVACY", email: "ana@example.org", message: "Please restrict.", website: "" } },
  ]);
  expect(window.localStorage.getItem("vitae.contact")).toBeNull();
});

it("keeps the message where it was not sent, over a reload too", async () => {
  identityAnswers({ SendContactMessage: () => new HttpResponse(null, { status: 503 }) });
  signedIn();
  const first = await openApp("/contact");
  expect(await screen.findByText(`We'll reply to ${marta.email}.`)).toBeVisible();
  await first.user.type(screen.getByLabelText("Message"), "It broke again.");
  await first.user.click(screen.getByRole("button", { name: "Send message" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Your message wasn't sent");
  expect(screen.getByLabelText("Message")).toHaveValue("It broke again.");
  first.close();
  await openApp("/contact");
  await waitFor(() => expect(screen.getByLabelText("Message")).toHaveValue("It broke again."));
});

it("shows which field the server refused", async () => {
  identityAnswers({
    SendContactMessage: () =>
      data({
        sendContactMessage: {
          success: false,
          message: "Check the form.",
          ticket: null,
          fieldErrors: [{ field: "email", message: "This address does not exist." }],
        },
      }),
  });
  const { user } = await openApp("/contact");
  await user.type(screen.getByLabelText("Your email address"), "ana@example.org");
  await user.type(screen.getByLabelText("Message"), "Hello to you all");
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect(await screen.findByText("This address does not exist.")).toBeVisible();
});

it("tells a visitor to sign in to see the live connection", async () => {
  await openApp("/websocket-test");
  expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth?mode=login");
});

it("shows the connection and a test run as they come", async () => {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const say = (text: string) => out?.enqueue(new TextEncoder().encode(text));
  let key = "";
  server.use(
    http.get("*/api/events", () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          out = controller;
          say('id: 3\nevent: hello\ndata: {"clientId":"client-9"}\n\n');
        },
      });
      return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
    }),
    http.post("*/api/resume/graphql", async ({ request }) => {
      key = ((await request.json()) as { variables: { requestKey: string } }).variables.requestKey;
      return HttpResponse.json({ data: { runSelfTest: true } });
    }),
  );
  signedIn();
  const { user } = await openApp("/websocket-test");
  expect(await screen.findByText("Open")).toBeVisible();
  expect((await screen.findAllByText("client-9"))[0]).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Start test run" }));
  await waitFor(() => expect(key).not.toBe(""));
  const progress = (of: string, percent: number, id: number) =>
    say(
      `id: ${id}\nevent: progress\ndata: ${JSON.stringify({ requestKey: of, stage: "match", percent, message: "Matching" })}\n\n`,
    );
  progress("somebody else's", 90, 4);
  progress(key, 40, 5);
  await waitFor(() => expect(screen.getByRole("progressbar")).toHaveAttribute("value", "40"));
  progress(key, 100, 6);
  expect(await screen.findByText("The test run is complete.")).toBeVisible();
  out?.close();
});

it("says what a deactivated account can do", async () => {
  await openApp("/unauthorized-client");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This account is deactivated");
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
});
