import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const base =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\/|src\/(ui\/unsure|lib\/(useTitle|storage))\.ts/;
const query = /node_modules\/@tanstack\/(query-core|react-query)\//;
// What nearly every screen but the first is made of: together it is one name in the first file's list instead of many.
const ui =
  /src\/(ui\/(Card|Wait|Notice|Empty|TextField|TextArea|Choice|FootBar)\.tsx|lib\/(locale|moments|dates|search|useSeen|useWhole|keys|download|useCooldown)\.ts|api\/(settings|resume\/stages|identity\/askUser)\.ts|i18n\/made\.ts|ui\/(toast|freeBottom)\.ts)$/;
// What checks spelling, for three screens.
const spelling = /src\/(spelling\/|i18n\/spelling\.ts)|harper_wasm_bg/;
// Small things of signed-in screens, which weigh less than their names in the first file's list.
const small =
  /src\/(lib\/(sizes|days|lines|useFocusKept)|api\/(resume\/(trash|facts|readingQuery)|identity\/linkedProviders)|i18n\/(claims|denials)|features\/jobs\/link|ui\/(copyText|useToastMutation))\.ts$/;

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "dist/app",
    emptyOutDir: true,
    manifest: true,
    // Data URLs would count against the page's first bytes and hide from the budgets.
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    // These browsers know modulepreload.
    modulePreload: { polyfill: false },
    // What every screen needs of other people's code is one file, what every signed-in one does another: they pack
    // better, and outlive releases.
    rolldownOptions: {
      output: {
        // The first file names all others, and hashes do not compress: 42 bits tell one release's file from the next's.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "base", test: base },
            { name: "query", test: query },
            { name: "ui", test: ui },
            { name: "spelling", test: spelling },
            { name: "small", test: small },
          ],
        },
      },
    },
  },
  // The reader of PDF files works in a worker of its own, which is a module like everything else.
  worker: { format: "es" },
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
