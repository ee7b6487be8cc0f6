import type { CodegenConfig } from "@graphql-codegen/cli";

/** One file of typed operations a service, made of its schema and of the .graphql files beside it. */
function service(name: "identity" | "resume", scalars: Record<string, string>): CodegenConfig["generates"] {
  return {
    [`../../src/api/${name}/operations.gen.ts`]: {
      schema: `../../../api/${name}/*.graphqls`,
      documents: [`../../src/api/${name}/*.graphql`],
      plugins: ["typescript", "typescript-operations", "typed-document-node"],
      config: {
        documentMode: "string",
        pureMagicComment: true,
        useTypeImports: true,
        enumsAsTypes: true,
        onlyOperationTypes: true,
        skipTypename: true,
        avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
        strictScalars: true,
        scalars: { Time: "string", ...scalars },
      },
    },
  };
}

const config: CodegenConfig = {
  generates: {
    ...service("identity", {}),
    ...service("resume", {
      Date: "string",
      ResumeDocument: "./document#Resume",
      MatchReport: "./engine#Report",
      JobReading: "./engine#Job",
    }),
  },
};
export default config;
