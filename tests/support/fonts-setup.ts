import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** PDFs need fonts that are generated, not kept in git. */
export default function setup() {
  if (existsSync(at("server/adapters/papers/fonts/manrope-500.ttf"))) return;
  execFileSync(process.execPath, [at("tools/make-fonts.ts")]);
}
