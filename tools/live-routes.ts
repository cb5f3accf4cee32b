import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const HEAD = "window.__reactRouterManifest=";

type Manifest = { routes: Record<string, unknown> };

/**
 * Leaves the still pages out of what React Router tells a live page of the site: nobody goes to them
 * without loading a document (docs/decisions/0004).
 */
export const liveRoutes = (): Plugin => ({
  name: "live-routes",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  async writeBundle() {
    const folder = join(this.environment.config.root, "build", "client", "assets");
    for (const name of await readdir(folder)) {
      if (!name.startsWith("manifest-")) continue;
      const path = join(folder, name);
      const source = await readFile(path, "utf8");
      if (!source.startsWith(HEAD)) continue;
      const manifest = JSON.parse(source.slice(HEAD.length).replace(/;\s*$/, "")) as Manifest;
      const live = Object.entries(manifest.routes).filter(([id]) => !id.startsWith("site/"));
      const kept = { ...manifest, routes: Object.fromEntries(live) };
      await writeFile(path, `${HEAD}${JSON.stringify(kept)};`);
    }
  },
});
