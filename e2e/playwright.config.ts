import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  outputDir: "results/runs",
  globalSetup: "./server.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Some tests look at many screens, and a busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What passes only at its second try is printed as flaky.
  retries: 1,
  reporter: [["list"]],
  use: {
    baseURL: process.env["VITAE_URL"] ?? "",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
