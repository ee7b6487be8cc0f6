import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "dist/app",
    emptyOutDir: true,
    manifest: true,
    // Data URLs would count against the page's first bytes and hide from the budgets.
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
  },
  // `npm run dev` talks to a real server: `vitae serve` on its usual port, or the one that VITAE_URL names.
  server: { proxy: { "/api": process.env.VITAE_URL ?? "http://127.0.0.1:8080" } },
  test: {
    environment: "jsdom",
    setupFiles: ["src/testing/setup.ts"],
    css: false,
    testTimeout: 20_000,
    restoreMocks: true,
  },
});
