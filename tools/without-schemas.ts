import * as zod from "zod/mini";
import type { Plugin } from "vite";

const NOTHING = "\0without-schemas";
const CONTRACT = /\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/;

const names = Object.keys(zod).map((name) => `schema as ${name}`);

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const rootOf = (node: Node): unknown => {
  const inner = node["callee"] ?? node["object"];
  return isNode(inner) ? rootOf(inner) : node["name"];
};

const methodAndUrl = (call: Node, code: string) => {
  const [definition] = call["arguments"] as [{ properties: (Node & { key: { name: string } })[] }];
  const needed = definition.properties.filter(({ key }) => ["method", "url"].includes(key.name));
  // Parentheses, because it may be what an arrow function answers.
  return `({ ${needed.map(({ start, end }) => code.slice(start, end)).join()} })`;
};

type Change = { start: number; end: number; text: string };

const changesIn = (node: unknown, code: string): Change[] => {
  if (Array.isArray(node)) return node.flatMap((one) => changesIn(one, code));
  if (!isNode(node)) return [];
  const { start, end } = node;
  if (node.type === "CallExpression") {
    const root = rootOf(node);
    // Free of side effects, so that unused schemas are dropped.
    if (root === "z") return [{ start, end, text: "z.any" }];
    if (root === "route") return [{ start, end, text: methodAndUrl(node, code) }];
  }
  return changesIn(Object.values(node), code);
};

// Browsers need no validation: without `zod/mini` they load 7 kB less, without schemas 2 kB less.
export const withoutSchemas = (): Plugin[] => {
  const inBrowsers: Plugin["applyToEnvironment"] = ({ name }) => name === "client";
  return [
    {
      name: "without-schemas",
      enforce: "pre",
      applyToEnvironment: inBrowsers,
      resolveId: (source) => (source === "zod/mini" ? NOTHING : null),
      load: (id) =>
        id === NOTHING
          ? `const schema = new Proxy(() => schema, { get: () => schema });
             export { ${names.join()} };`
          : null,
    },
    {
      name: "contract-without-schemas",
      applyToEnvironment: inBrowsers,
      transform(code, id) {
        if (!CONTRACT.test(id)) return null;
        const changes = changesIn(this.parse(code).body, code);
        return changes.reduceRight(
          (changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end),
          code,
        );
      },
    },
  ];
};
