// Checks which folder may import which (docs/architecture.md), and that the check read the source at all.
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";

const forbid = (name, from, to) => ({ name, severity: "error", from: { path: from }, to: { path: to } });

const ruleSet = {
  forbidden: [
    {
      name: "a feature never imports another feature",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/$1/" },
    },
    forbid(
      "only app composes features",
      "^src/(ui|api|i18n|lib|reading|drawing|spelling)/",
      "^src/(features|app)/",
    ),
    forbid(
      "reading, drawing and spelling are for features",
      "^src/(ui|api|i18n|lib)/",
      "^src/(reading|drawing|spelling)/",
    ),
    forbid("features never import app", "^src/features/", "^src/app/"),
    forbid("ui knows nothing of the product", "^src/ui/", "^src/(api|i18n)/"),
    forbid("api is below ui and text", "^src/api/", "^src/(ui|i18n)/"),
    forbid("lib is the bottom", "^src/(lib|i18n)/", "^src/(ui|api)/"),
    {
      name: "tests' tools stay in tests",
      severity: "error",
      from: { path: "^src/", pathNot: "(\\.test\\.tsx?$|^src/testing/)" },
      to: { path: "^src/testing/" },
    },
    { name: "no circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "everything resolves",
      severity: "error",
      from: {},
      // This one holds types alone and has no module to find.
      to: { couldNotResolve: true, pathNot: "^@graphql-typed-document-node/core$" },
    },
  ],
};

const { output } = await cruise(
  ["src"],
  { ruleSet, validate: true, doNotFollow: { path: "node_modules" }, tsPreCompilationDeps: true },
  undefined,
  { tsConfig: extractTSConfig("tsconfig.json") },
);

const own = output.modules.filter((m) => m.source.startsWith("src/"));
for (const v of output.summary.violations) console.error(`${v.rule.name}: ${v.from} → ${v.to}`);
console.log(`${own.length} modules, ${output.summary.violations.length} violations`);
process.exit(own.length < 5 || output.summary.violations.length > 0 ? 1 : 0);
