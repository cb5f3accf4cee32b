import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pagedRooms, requestParts } from "../contract/office/rooms.ts";
import { circles } from "./support/circles.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Which parts each part may import (docs/architecture.md). */
const mayImport: Record<string, readonly string[]> = {
  domain: ["domain"],
  contract: ["contract", "domain"],
  gateway: ["gateway"],
  server: ["server", "contract", "domain", "gateway", "brand.ts"],
  web: ["web", "contract", "domain", "brand.ts"],
};

/** They may import everything, but none of them in a circle. */
const beside = ["bench", "tools", "tests"];

/** The invented insurers, plans and prices; pages and features read them from the database. */
const demonstration = /^domain\/quotes\/demonstration\//;
const mayKnowDemonstration = /^(server\/seed\/|domain\/quotes\/demonstration\/)/;

/** Areas of `web` meet in routes.ts and through URLs only; these may be used by every area. */
const sharedInWeb = [
  "ui",
  "i18n",
  "api",
  "pictures",
  "prices",
  "promises",
  "refund",
  "shell",
  "styles",
  "fonts",
];
const knowNoArea = ["ui", "i18n", "api"];
const composesWeb = ["root.tsx", "routes.ts", "texts.ts", "i18next.d.ts"];

/** Only for the staff area and the server: it must not be sent to customers. */
const office = /^(web|contract)\/office\//;
/** The declaration of texts holds types only. */
const mayReachOffice = /^(web\/office\/|web\/i18next\.d\.ts$|contract\/office\/|server\/)/;

/** Still pages of a live area: no stylesheet of live pages knows their classes (`web/styles/app.css`). */
const stillOnly = /^web\/purchase\/shared\//;

type Import = { from: string; to: string };

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const importsOf = (file: string): Import[] => {
  const text = readFileSync(join(root, file), "utf8");
  const found = text.matchAll(/(?:from\s+|import\s+|import\()["'](\.[^"'?]+)(?:\?[^"']*)?["']/g);
  return Array.from(found, ([, path = ""]) => ({
    from: file,
    to: relative(root, resolve(root, dirname(file), path)),
  }));
};

const packagesOf = (file: string) =>
  Array.from(
    readFileSync(join(root, file), "utf8").matchAll(
      /^(?:import|export)\b[^;]*?from\s+["']([^."'][^"']*)["']/gm,
    ),
    ([, name = ""]) => name,
  );

const filesOf = (parts: readonly string[]) =>
  globSync(`{${parts.join(",")}}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !isTest(file) && !file.includes("+types"),
  );
const files = filesOf(Object.keys(mayImport));
const imports = files.flatMap(importsOf);
const allFiles = [...files, ...filesOf(beside)];

const partOf = (path: string) => path.split("/")[0] ?? "";
const areaOf = (path: string) => path.split("/")[1] ?? "";

const breaches = (some: readonly Import[]): string[] =>
  some.flatMap(({ from, to }) => {
    const words = `${from} imports ${to}`;
    if (to.includes("+types")) return [];
    if (!mayImport[partOf(from)]?.includes(partOf(to))) return [words];
    if (office.test(to) && !mayReachOffice.test(from)) return [words];
    if (demonstration.test(to) && !mayKnowDemonstration.test(from)) return [words];
    if (partOf(from) !== "web" || partOf(to) !== "web") return [];
    const isRoot = from.split("/").length === 2;
    if (stillOnly.test(to) && !stillOnly.test(from) && !isRoot) return [words];
    const [area, other] = [areaOf(from), areaOf(to)];
    if (knowNoArea.includes(area) && !knowNoArea.includes(other) && other !== "styles")
      return [words];
    const reachable = [area, ...sharedInWeb, ...composesWeb].includes(other);
    return isRoot || reachable ? [] : [words];
  });

/**
 * A file at the top of a part counts as a folder of its own. The contract of the office is one:
 * each room's calls answer the request, which contains each room's part.
 */
const folderOf = (file: string) => {
  if (file.startsWith("contract/office/")) return "contract/office";
  return file.split("/").length === 2 ? file : dirname(file);
};

/** Excluded from cycles: an area's texts import those of its folders. */
const isText = (file: string) => /(^|\/)(en|ar)\.ts$/.test(file);

const folderCircles = (some: readonly Import[]): string[] => {
  const edges = some
    .filter(({ from, to }) => !isText(from) && !isText(to) && !to.includes("+types"))
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => from !== to);
  return circles(edges).map((circle) => circle.join(", "));
};

/** A feature, or the records, as a whole. */
const roomOf = (file: string) => {
  const [part = "", place = "", feature = ""] = file.split("/");
  if (part !== "server") return undefined;
  return place === "features" ? feature : place === "records" ? place : undefined;
};

const featureCircles = (some: readonly Import[]): string[] => {
  const edges = some
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
    .filter((edge): edge is { from: string; to: string } =>
      Boolean(edge.from && edge.to && edge.from !== edge.to),
    );
  return circles(edges).map((circle) => circle.join(", "));
};

/** What all rooms of the office share: the only ones that others may import. */
const sharedRooms = {
  "contract/office/": ["desk"],
  "server/features/office/": [
    "access",
    "approving",
    "csv",
    "desk",
    "live",
    "openings",
    "taking-out",
    "writes",
  ],
  "web/office/": ["access", "desk", "frame", "kit", "live"],
};

const roomBreaches = (some: readonly Import[]): string[] =>
  Object.entries(sharedRooms).flatMap(([office, shared]) => {
    const staffRoomOf = (file: string) => {
      const [room = "", ...within] = file.slice(office.length).split("/");
      return file.startsWith(office) && within.length > 0 ? room : undefined;
    };
    return some.flatMap(({ from, to }) => {
      const [room, other] = [staffRoomOf(from), staffRoomOf(to)];
      const isAllowed = !room || !other || room === other || shared.includes(other);
      return isAllowed ? [] : [`${from} imports ${to}`];
    });
  });

describe("the architecture", () => {
  it("is read from the files", () => {
    expect(imports.length).toBeGreaterThan(300);
  });

  it("holds for every import", () => {
    expect(breaches(imports)).toEqual([]);
  });

  it.each([
    ["domain/money.ts", "contract/requests.ts"],
    ["contract/requests.ts", "server/app.ts"],
    ["web/account/login.tsx", "server/app.ts"],
    ["server/app.ts", "web/root.tsx"],
    ["web/account/login.tsx", "web/purchase/draft/stored-draft.ts"],
    ["web/purchase/quotes/quotes.tsx", "web/purchase/shared/quote-shown.tsx"],
    ["web/ui/button.tsx", "web/shell/frame.tsx"],
    ["gateway/order.ts", "server/app.ts"],
    ["web/site/about.tsx", "domain/quotes/demonstration/insurers.ts"],
    ["web/profile/list/requests.tsx", "contract/office/requests.ts"],
    ["web/shell/shell.tsx", "web/office/inbox.tsx"],
    ["web/routes.ts", "web/office/routes.tsx"],
    ["web/texts.ts", "web/office/en.ts"],
    ["server/gateway-settings.ts", "domain/quotes/demonstration/insurers.ts"],
  ])("does not allow %s to import %s", (from, to) => {
    expect(breaches([{ from, to }])).toHaveLength(1);
  });

  it("keeps the domain free of packages", () => {
    const inDomain = files.filter((file) => partOf(file) === "domain");
    expect(inDomain.flatMap(packagesOf)).toEqual([]);
  });

  it("uses only the small build of zod in browsers", () => {
    const reachable = files.filter((file) => ["contract", "web", "domain"].includes(partOf(file)));
    expect(reachable.flatMap(packagesOf).filter((name) => name === "zod")).toEqual([]);
  });

  it("does not parse with schemas in browsers, whose build omits them", () => {
    const pages = files.filter((file) => ["web", "domain"].includes(partOf(file)));
    const values = pages.filter((file) =>
      /^import (?!type\b)[^;]*from "zod/m.test(readFileSync(join(root, file), "utf8")),
    );
    expect(values).toEqual([]);
  });

  it("keeps SQL in stores", () => {
    const withTables = imports.filter(({ to }) => /adapters\/database\/schema(\.ts|\/)/.test(to));
    const outside = withTables.filter(
      ({ from }) =>
        !from.endsWith("-store.ts") &&
        !from.startsWith("server/adapters/database/") &&
        from !== "server/http/limits.ts",
    );
    expect(outside).toEqual([]);
  });

  it("touches browser storage in one file, which copes with browsers that forbid it", () => {
    const storing = files.filter((file) =>
      /\b(local|session)Storage\s*[.[]/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(storing).toEqual(["web/shell/device/storage.ts"]);
  });

  it("has no vague file names", () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|types|index)\.tsx?$/;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });

  it("names functions that run in a caller's transaction", () => {
    const taking =
      /\bconst (\w+) = (?:async )?(?:<[^>]*>)?\(\s*tx: Transaction|^ {2,4}(\w+): (?:async )?\(\s*tx: Transaction/gm;
    const found = files
      .filter((file) => file.startsWith("server/") && !file.startsWith("server/adapters/jobs/"))
      .flatMap((file) =>
        Array.from(readFileSync(join(root, file), "utf8").matchAll(taking), ([, made, entry]) => ({
          file,
          name: made ?? entry ?? "",
        })),
      );
    expect(found.length).toBeGreaterThan(100);
    // A table of functions has one name for all.
    const tables = ["server/features/privacy/erase-again.ts"];
    const unnamed = found.filter(
      ({ file, name }) => !name.endsWith("In") && !tables.includes(file),
    );
    expect(unnamed).toEqual([]);
  });

  it("has no cycles between features, each taken as a whole, and records import none", () => {
    expect(featureCircles(imports)).toEqual([]);
    const upwards = imports.filter(
      ({ from, to }) => roomOf(from) === "records" && to.startsWith("server/features/"),
    );
    expect(upwards).toEqual([]);
  });

  it.each(Object.keys({ ...pagedRooms, ...requestParts }).filter((room) => room !== "requests"))(
    "has the room %s as a folder of its contract, of the server and of the office's pages",
    (room) => {
      for (const place of ["contract", "server/features", "web"])
        expect(files.some((file) => file.startsWith(`${place}/office/${room}/`))).toBe(true);
    },
  );

  it("keeps each room of the office from the others", () => {
    expect(roomBreaches(imports)).toEqual([]);
  });

  it.each([
    ["server/features/office/documents/part.ts", "server/features/office/calls/calls.ts"],
    ["server/features/office/desk/desk.ts", "server/features/office/calls/calls.ts"],
    ["web/office/request/actions.tsx", "web/office/offers/offer-dialog.tsx"],
  ])("reports a room if %s imported %s", (from, to) => {
    expect(roomBreaches([{ from, to }])).toHaveLength(1);
  });

  it.each([
    ["server/features/payments/payments.ts", "server/features/offers/offers.ts"],
    ["server/features/offers/offers.ts", "server/features/requests/requests.ts"],
  ])("reports a cycle of features if they import each other like %s and %s", (from, to) => {
    const planted = [...imports, { from, to }, { from: to, to: from }];
    expect(featureCircles(planted)).toHaveLength(1);
  });

  it("has no cycles between folders", () => {
    expect(folderCircles(imports)).toEqual([]);
  });

  it.each([
    [
      "domain/vehicle/car.ts",
      "domain/purchase/draft.ts",
      "domain/purchase, domain/quotes, domain/vehicle",
    ],
    ["web/ui/button.tsx", "web/ui/drawings/car.tsx", undefined],
    ["web/ui/drawings/car.tsx", "web/ui/button.tsx", "web/ui, web/ui/drawings"],
    [
      "server/features/quotes/quotes.ts",
      "server/features/requests/requests.ts",
      "server/features/quotes",
    ],
  ])("reports a cycle if %s imported %s", (from, to, circle) => {
    const found = folderCircles([...imports, { from, to }]);
    if (circle === undefined) expect(found).toEqual([]);
    else expect(found.join()).toContain(circle);
  });

  it("has no import cycles, also in benches, tools and what tests share", () => {
    const next = Map.groupBy(allFiles.flatMap(importsOf), ({ from }) => from);
    const done = new Set<string>();
    const findCycle = (file: string, path: readonly string[]): readonly string[] | undefined => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
      if (done.has(file)) return undefined;
      for (const { to } of next.get(file) ?? []) {
        const cycle = findCycle(to, [...path, file]);
        if (cycle) return cycle;
      }
      done.add(file);
      return undefined;
    };
    expect(allFiles.some((file) => file.startsWith("tests/support/"))).toBe(true);
    expect(allFiles.map((file) => findCycle(file, [])).find(Boolean)).toBeUndefined();
  });
});
