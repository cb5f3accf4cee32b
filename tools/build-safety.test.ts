import { fileURLToPath } from "node:url";
import { type Plugin, parseAst } from "vite";
import { expect, it } from "vitest";
import { chunkOf } from "./chunks.ts";
import { withoutSchemas } from "./without-schemas.ts";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

it.each([
  ["contract/quotes.ts", "shared"],
  ["domain/money.ts", "shared"],
  ["domain/vehicle/emirates.ts", "insurance"],
  ["web/purchase/draft/stored-draft.ts", "purchase"],
  ["web/root.tsx", "around"],
  ["web/root.tsx?some-query", "around"],
  ["node_modules/react-dom/client.js", "framework"],
])("puts %s into the chunk %s, which customers' pages share", (path, chunk) => {
  expect(chunkOf(at(path))).toBe(chunk);
});

it.each([
  "contract/office/requests.ts",
  "contract/office/offers/make-offer.ts",
  "web/office/inbox.tsx",
  "domain/vehicle/makes.ts",
  "contract/default-navigation.ts",
  "web/purchase/draft/ar.ts",
])("leaves %s to the pages that need it", (path) => {
  expect(chunkOf(at(path))).toBeUndefined();
});

const planted = `
  export const MakeOffer = z.object({ price: z.number() });
  export const makeOffer = route({ method: "POST", url: "/api/office/offers", schema: { body: MakeOffer } });
`;

const inBrowsers = (path: string) => {
  const [, plugin] = withoutSchemas() as [Plugin, Plugin];
  const transform = plugin.transform as (code: string, id: string) => string | null;
  return transform.call({ parse: parseAst } as never, planted, at(path));
};

it.each(["contract/offers.ts", "contract/office/offers.ts"])(
  "leaves no schema of %s to browsers, only where to call",
  (path) => {
    const code = inBrowsers(path);
    expect(code).toContain("/api/office/offers");
    expect(code).not.toContain("price");
    expect(code).not.toContain("schema");
  },
);
