// Must run on any Node: built-ins only, no TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const wanted = new Set(process.argv.slice(2));

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const run = (command, parameters) => {
  const { status, error } = spawnSync(command, parameters, { stdio: "inherit" });
  if (error || status !== 0) fail(`This step failed: ${[command, ...parameters].join(" ")}`);
};

const filesUnder = (path) => {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const child = join(path, entry.name);
    return entry.isDirectory() ? filesUnder(child) : [child];
  });
};

const hashOf = (files) => {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
};

/** Unless the stamp has the hash of these files. */
const unlessDone = (stamp, files, make) => {
  const hash = hashOf(files);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};

const install = () => {
  const npm = process.env.npm_execpath;
  if (!npm) fail("Run this through npm: npm start");
  console.log("Installing packages …");
  // Also in production mode: the tools and the Node binary are packages, too.
  const includes = ["--include=dev", "--include=optional"];
  run(process.execPath, [npm, "ci", ...includes, "--loglevel=error"]);
};

const NODE = join("node_modules", ".bin", "node");

const checkNode = () => {
  if (process.platform === "win32") fail("On Windows, please run Mizalla inside WSL.");
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (existsSync(NODE) || major >= 24) return;
  fail(
    `Mizalla needs Node 24 here: no packaged Node exists for ${process.platform} ${process.arch}, ` +
      `and this is Node ${process.versions.node}.`,
  );
};

/** Compressed once, here, because static files are sent as they are. */
const compress = (file) => {
  if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(file)) return;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
};

const node = () => (existsSync(NODE) ? NODE : process.execPath);

const makeFonts = join("tools", "make-fonts.ts");

const build = () => {
  console.log("Building the pages …");
  run(node(), [join("tools", "make-pictures.ts")]);
  run(node(), [join("node_modules", "@react-router", "dev", "bin.cjs"), "build"]);
  const vite = join("node_modules", "vite", "bin", "vite.js");
  run(node(), [vite, "build", "--config", "vite.office.config.ts", "--logLevel", "warn"]);
  for (const folder of ["client", "office"])
    for (const file of filesUnder(join("build", folder))) compress(file);
};

const BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const hasBrowser = () => BROWSERS.some((path) => existsSync(path)) || process.env.CHROMIUM_PATH;

const hasPostgres = () => {
  if (process.env.TEST_DATABASE_URL) return true;
  const versions = "/usr/lib/postgresql";
  return (
    existsSync(versions) &&
    readdirSync(versions).some((version) => existsSync(join(versions, version, "bin", "initdb")))
  );
};

const installTestTools = () => {
  const missing = [
    ...(hasBrowser() ? [] : ["chromium-headless-shell"]),
    ...(hasPostgres() ? [] : ["postgresql"]),
  ];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    fail(
      `The tests need ${missing.join(" and ")}. Install them, or name what is there by ` +
        "CHROMIUM_PATH (a Chromium binary) and TEST_DATABASE_URL (an empty PostgreSQL database).",
    );
  console.log(`Installing ${missing.join(" and ")} for the tests …`);
  process.env.DEBIAN_FRONTEND = "noninteractive";
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing]);
};

unlessDone(join("node_modules", ".installed"), ["package.json", "package-lock.json"], install);
checkNode();
unlessDone(
  join("web", "fonts", ".made"),
  [makeFonts, join("tools", "font-letters.ts"), "package-lock.json"],
  () => run(node(), [makeFonts]),
);
if (wanted.has("build")) {
  const made = [
    join("web", "fonts"),
    join("public", "og"),
    join("public", "icons"),
    join("public", "cars"),
    join("public", "insurers", "all.svg"),
  ];
  const sources = ["web", "contract", "domain", "public", "tools"]
    .flatMap(filesUnder)
    .filter((file) => !made.some((path) => file.startsWith(path)));
  const settings = [
    "package-lock.json",
    "vite.config.ts",
    "vite.office.config.ts",
    "react-router.config.ts",
    "brand.ts",
  ];
  unlessDone(join("build", ".built"), [...sources, ...settings].filter(existsSync), build);
}
if (wanted.has("test")) installTestTools();
