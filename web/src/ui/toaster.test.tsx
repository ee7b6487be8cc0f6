import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toaster } from "./Toaster";
import { toast, toastStore } from "./toast";

beforeEach(() => {
  vi.useFakeTimers();
  toastStore.clear();
  render(<Toaster close="Dismiss" />);
});
afterEach(() => void vi.useRealTimers());

const show = (given: Parameters<typeof toast>[0]) => act(() => void toast(given));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("says a title and a description, as status, for five seconds", () => {
  show({ title: "Saved", description: "It was kept" });
  const shown = screen.getByRole("status");
  expect(shown).toContainElement(screen.getByText("Saved"));
  expect(screen.getByText("It was kept")).not.toBe(screen.getByText("Saved"));
  pass(4999);
  expect(screen.getByRole("status")).toBe(shown);
  pass(1);
  expect(screen.queryByRole("status")).toBeNull();
});

it("says what went wrong as an alert", () => {
  show({ title: "Login failed", variant: "destructive" });
  expect(screen.getByRole("alert")).toHaveTextContent("Login failed");
});

it("shows one at a time, the newest for its whole time", () => {
  show({ title: "First" });
  pass(4000);
  show({ title: "Second" });
  expect(screen.queryByText("First")).toBeNull();
  pass(4000);
  expect(screen.getByText("Second")).toBeVisible();
  pass(1000);
  expect(screen.queryByText("Second")).toBeNull();
});

it("stays while the pointer or the focus is on it", () => {
  show({ title: "Deleted", action: { label: "Undo", run: () => {} } });
  fireEvent.mouseEnter(screen.getByRole("status"));
  pass(60_000);
  expect(screen.getByText("Deleted")).toBeVisible();
  fireEvent.mouseLeave(screen.getByRole("status"));
  act(() => screen.getByRole("button", { name: "Undo" }).focus());
  pass(60_000);
  expect(screen.getByText("Deleted")).toBeVisible();
  act(() => screen.getByRole("button", { name: "Undo" }).blur());
  pass(5000);
  expect(screen.queryByText("Deleted")).toBeNull();
});

it("does its one thing and closes; so do Dismiss and Escape", () => {
  const run = vi.fn();
  show({ title: "Deleted", action: { label: "Undo", run } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole("status")).toBeNull();
  show({ title: "Saved" });
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("status")).toBeNull();
  show({ title: "Saved" });
  fireEvent.keyDown(screen.getByRole("button", { name: "Dismiss" }), { key: "Escape" });
  expect(screen.queryByRole("status")).toBeNull();
});

it("forgets a closed one after 1,000,000 ms", () => {
  show({ title: "Saved" });
  pass(5000);
  expect(toastStore.get()).toMatchObject([{ title: "Saved", open: false }]);
  pass(999_999);
  expect(toastStore.get()).toHaveLength(1);
  pass(1);
  expect(toastStore.get()).toHaveLength(0);
});
