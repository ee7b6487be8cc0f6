import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { toastStore } from "../ui/toast";
import type { OpenApp } from "./app";

/** What tests of forms do, as a person does it: find by label or name, fill in, press, and read what comes of it. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const press = (app: OpenApp, name: string) => app.user.click(screen.getByRole("button", { name }));
export const heading = (name: string) => screen.findByRole("heading", { name });

/** Waits for a toast; it must be said word for word. */
export async function expectToast(title: string, description: string) {
  await waitFor(() => expect(toastStore.get()[0]).toMatchObject({ title, description, open: true }));
}

/** Fills fields by their labels; an empty value only clears one. */
export async function fill(app: OpenApp, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await app.user.clear(field(label));
    if (value) await app.user.type(field(label), value);
  }
}
