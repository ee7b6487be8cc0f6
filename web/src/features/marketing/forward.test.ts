import { expect, it } from "vitest";
import { forwardTo } from "./forward";

it.each([
  ["about", "/about"],
  ["/about", "/about"],
  ["upload?step=job#main", "/upload?step=job#main"],
  ["/skill-development-plan/7", "/skill-development-plan/7"],
  ["a/../help", "/help"],
])("%s leads to %s", (value, address) => {
  const url = forwardTo(value);
  expect(url && url.pathname + url.search + url.hash).toBe(address);
});

it.each([
  undefined,
  "",
  "/",
  "//evil.example/x",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "/https://evil.example",
  "javascript:alert(1)",
  "a/..//evil.example",
  "/\tevil",
  "/\n/evil.example",
])("%j leads nowhere", (value) => {
  expect(forwardTo(value)).toBeNull();
});
