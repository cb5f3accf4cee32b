import * as zod from "zod/mini";
import type { Plugin } from "vite";

const NOTHING = "\0without-schemas";

const names = Object.keys(zod).map((name) => `schema as ${name}`);

/**
 * The server validates what comes and what leaves; a browser needs of the contract only where to call.
 * So `zod/mini` is nothing there: every schema is one value that answers itself to all, 7 kB less.
 */
export const withoutSchemas = (): Plugin => ({
  name: "without-schemas",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: (source) => (source === "zod/mini" ? NOTHING : null),
  load: (id) =>
    id === NOTHING
      ? `const schema = new Proxy(() => schema, { get: () => schema });
         export { ${names.join()} };`
      : null,
});
