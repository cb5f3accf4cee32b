import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const HEAD = "window.__reactRouterManifest=";

type Manifest = { routes: Record<string, unknown> };

const isStill = (id: string) =>
  id.startsWith("site/") || ["shell/all-pages", "purchase/shared/shared-quote"].includes(id);

/** Links to still pages load a document: live pages need no routes (docs/decisions/0004). */
export const liveRoutes = (): Plugin => ({
  name: "live-routes",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  async writeBundle() {
    const folder = join(this.environment.config.root, "build", "client", "assets");
    const names = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name));
    const sources = await Promise.all(
      names.map(async (name) => ({
        path: join(folder, name),
        source: await readFile(join(folder, name), "utf8"),
      })),
    );
    const found = sources.find(({ source }) => source.startsWith(HEAD));
    if (!found) return this.error("React Router wrote its routes elsewhere than before");
    const manifest = JSON.parse(found.source.slice(HEAD.length).replace(/;\s*$/, "")) as Manifest;
    const live = Object.entries(manifest.routes).filter(([id]) => !isStill(id));
    const kept = { ...manifest, routes: Object.fromEntries(live) };
    await writeFile(found.path, `${HEAD}${JSON.stringify(kept)};`);
  },
});
