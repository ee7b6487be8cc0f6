import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { HttpResponse, http, server } from "../testing/server";
import { useConnection, useEvents } from "./events";
import { setToken } from "./token";

type Feed = { send: (text: string) => void; end: () => void; headers: Headers };

/** The server's side of each connection that was made, in order. */
const feeds: Feed[] = [];

beforeEach(() => {
  feeds.length = 0;
  server.use(
    http.get("*/api/events", ({ request }) => {
      let out: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          out = controller;
        },
      });
      feeds.push({
        send: (text) => out?.enqueue(new TextEncoder().encode(text)),
        end: () => out?.close(),
        headers: request.headers,
      });
      return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
    }),
  );
});

// The one connection of the tab ends with its user.
afterEach(() => setToken(null));

const hello = (client: string, id: number) =>
  `retry: 1\nid: ${id}\nevent: hello\ndata: {"clientId":"${client}"}\n\n`;

function Listener({ name }: { name: string }) {
  const connection = useConnection();
  const seen: string[] = [];
  useEvents("progress", (progress) => {
    seen.push(`${progress.stage} ${progress.percent}`);
    document.title = seen.join(", ");
  });
  return (
    <p data-testid={name}>
      {connection.state} {connection.clientId} {connection.lastEventId}
    </p>
  );
}

it("shares one connection, which says who it is and hands on what comes", async () => {
  setToken("a.b.c");
  render(
    <>
      <Listener name="one" />
      <Listener name="two" />
    </>,
  );
  await waitFor(() => expect(feeds).toHaveLength(1));
  expect(feeds[0]?.headers.get("Authorization")).toBe("Bearer a.b.c");
  feeds[0]?.send(hello("c1", 7));
  await waitFor(() => expect(screen.getByTestId("one")).toHaveTextContent("open c1 7"));
  feeds[0]?.send(
    'id: 8\nevent: progress\ndata: {"requestKey":"k","stage":"read","percent":20,"message":""}\n\n',
  );
  await waitFor(() => expect(screen.getByTestId("two")).toHaveTextContent("open c1 8"));
  expect(document.title).toBe("read 20");
  expect(feeds).toHaveLength(1);
});

it("comes back after a cut and asks for what it missed", async () => {
  setToken("a.b.c");
  render(<Listener name="one" />);
  await waitFor(() => expect(feeds).toHaveLength(1));
  expect(feeds[0]?.headers.get("Last-Event-ID")).toBeNull();
  feeds[0]?.send(hello("c1", 41));
  await waitFor(() => expect(screen.getByTestId("one")).toHaveTextContent("c1 41"));
  feeds[0]?.end();
  await waitFor(() => expect(feeds).toHaveLength(2));
  expect(feeds[1]?.headers.get("Last-Event-ID")).toBe("41");
  feeds[1]?.send(hello("c2", 41));
  await waitFor(() => expect(screen.getByTestId("one")).toHaveTextContent("open c2 41"));
});

it("asks for nothing for a visitor, and begins anew for another user", async () => {
  render(<Listener name="one" />);
  expect(screen.getByTestId("one")).toHaveTextContent("closed");
  setToken("a.b.c");
  await waitFor(() => expect(feeds).toHaveLength(1));
  feeds[0]?.send(hello("c1", 5));
  await waitFor(() => expect(screen.getByTestId("one")).toHaveTextContent("c1 5"));
  setToken("d.e.f");
  await waitFor(() => expect(feeds).toHaveLength(2));
  expect(feeds[1]?.headers.get("Authorization")).toBe("Bearer d.e.f");
  expect(feeds[1]?.headers.get("Last-Event-ID")).toBeNull();
  setToken(null);
  await waitFor(() => expect(screen.getByTestId("one")).toHaveTextContent("closed"));
});

it("does not ask again once the session is over", async () => {
  let asked = 0;
  server.use(
    http.get("*/api/events", () => {
      asked++;
      return new HttpResponse(null, { status: 401 });
    }),
  );
  setToken("a.b.c");
  render(<Listener name="one" />);
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(screen.getByTestId("one")).toHaveTextContent("closed"));
  expect(asked).toBe(1);
});

it("goes on after an event that it cannot read", async () => {
  setToken("a.b.c");
  render(<Listener name="one" />);
  await waitFor(() => expect(feeds).toHaveLength(1));
  feeds[0]?.send("id: 1\nevent: progress\ndata: {broken\n\n");
  feeds[0]?.send(hello("c9", 2));
  await waitFor(() => expect(screen.getByTestId("one")).toHaveTextContent("open c9 2"));
});
