import fc from "fast-check";
import * as z from "zod/mini";
import { tomorrowInDubai } from "../../domain/purchase/confirmation.ts";
import { multipart, type Part } from "./multipart.ts";
import type { RegisteredRoute } from "./registered-routes.ts";

/** As much of JSON Schema as the contract's inputs need. */
type Shape = {
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  properties?: Record<string, Shape>;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

export const shapeOf = (schema: z.ZodMiniType): Shape =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

/** Text that programs stumble over. */
const oddTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "‮١٢٣",
  "𝟙𝟚𝟛",
  "🚗🛞",
  "é".normalize("NFD").repeat(40),
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "null",
  "NaN",
  "Infinity",
  "-1",
  "1e400",
  "-0.005",
  "99999999999999999999",
  "2026-02-30",
  "0000-00-00",
  "-271822-04-21",
  "9999-99-99",
  "../../etc/passwd",
  "' or '1'='1",
  "%00%ff%",
  "{}",
  "[1",
  '{"__proto__":{"email":"x"}}',
  "<script>alert(1)</script>",
  "line\r\nset-cookie: token=1",
  "x".repeat(5_000),
  "٠".repeat(400),
] as const;

const oddText = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
);

const oddValue = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant({ __proto__: null, toString: 1, constructor: { prototype: { role: "admin" } } }),
  fc.array(oddText, { maxLength: 30 }),
);

const emirateIds = ["dubai", "Abu Dhabi", "umm_al_quwain", "sharjah"];
const emails = ["fuzz@example.test", "Fuzz+1@Example.test", "nobody@example.test"];

/** What people send, by the name of the field: most calls get far with these. */
const likely: Record<string, readonly string[]> = {
  username: ["Mariam Ali", "مريم علي", "fuzz person"],
  email: emails,
  password: ["a rainy morning", "another morning"],
  phonenumber: ["501234567", "٥٠١٢٣٤٥٦٧", "0501234567"],
  phone: ["501234567"],
  name: ["Mariam Ali"],
  message: ["Please call."],
  product: ["home", "pet"],
  code: ["123456", "١٢٣٤٥٦"],
  page: ["/", "home"],
  countryCode: ["971", "+20"],
  userInfo: [
    JSON.stringify({
      username: "Mariam Ali",
      email: "fuzz@example.test",
      phonenumber: "971501234567",
      countryCode: "971",
    }),
  ],
  emirate: emirateIds,
  platesource: emirateIds,
  statetoregister: emirateIds,
  plateCode: ["A", "B", "1", "not listed"],
  platecode: ["A", "B", "1", "not listed"],
  plateNumber: ["12345", "١٢٣", "7"],
  platenumber: ["12345", "١٢٣", "7"],
  cylinderType: ["4", "6", "8", "٤"],
  carType: ["saloon", "station"],
  carOrigin: ["khaleegy", "khaleegy", "non_khaleegy", "chinese"],
  companytype: ["Third Party", "Third Party", "comprehensive"],
  previousClaims: ["No previous claims", "one"],
  previousClaimsSource: ["asked", "assumed"],
  vehicleValue: ["222,300 AED", "90000", "٩٠٠٠٠"],
  vehicleValueSource: ["asked", "assumed"],
  startDate: [tomorrowInDubai(new Date())],
  make: ["Toyota", "not listed"],
  model: ["Corolla"],
  modelYear: ["2022", "٢٠٢٠"],
  driverBirthYear: ["1990"],
  claimFreeYears: ["3"],
  consentVersion: ["2026-11"],
  declaration: ["true"],
  authorisation: ["true"],
  emiratesID: ["784-1990-1234567-6", "784199012345676", "٧٨٤١٩٩٠١٢٣٤٥٦٧٦"],
  inputMethod: ["plateNumber", "vcc", "hiyaza"],
  cardsource: ["source1", "source9"],
  date: ["2026-10-01", "٢٠٢٦-١٠-٠١"],
  cardnumber: ["VCC 12345", "998877"],
  dubitype: ["dubai", "nonDubai"],
  certificatenumber: ["HZ-4711"],
  version: ["1", "2"],
  what: ["unsold", "unsold", "unsold", "account"],
  kind: ["renew", "new-plate", "new-vcc", "new-hiyaza", "new"],
  slot: ["id_front", "license_back", "document_front", "ownership_back"],
  limit: ["1", "50", "500"],
  lang: ["en", "ar"],
};

/** Things that exist now, by the name of the field: ids of requests, prices of packages. */
export type Known = () => Record<string, readonly string[]>;

/** What exists is read when a call is made up: it changes with the calls. */
const wordsFor = (name: string, known: Known): fc.Arbitrary<string> | undefined => {
  const words = known()[name] ?? likely[name];
  return (
    words &&
    fc.nat(59).map((at) => {
      const now = known()[name] ?? words;
      return now[at % now.length] ?? "";
    })
  );
};

const fitting = (name: string, shape: Shape, known: Known): fc.Arbitrary<unknown> => {
  const words = wordsFor(name, known);
  if (words) return words;
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => fitting(name, one, known)));
  if (shape.properties) return recordOf(shape.properties, known);
  if (shape.type === "string") return fc.string({ maxLength: Math.min(shape.maxLength ?? 60, 60) });
  if (shape.type === "boolean") return fc.boolean();
  if (shape.type === "integer" || shape.type === "number")
    return fc.integer({ min: shape.minimum ?? -9, max: shape.maximum ?? 999 });
  if (shape.type === "null") return fc.constant(null);
  if (shape.type === "object") return fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue());
  return oddValue;
};

const recordOf = (properties: Record<string, Shape>, known: Known) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, shape]) => [name, fitting(name, shape, known)]),
    ),
  );

type Entry = readonly [name: string, value: unknown];

/** One thing done to a good body; `at` picks where. */
type Mischief = { at: number; value: unknown; name: string } & {
  kind: "drop" | "replace" | "double" | "add";
};

const mischief: fc.Arbitrary<Mischief> = fc.record({
  kind: fc.constantFrom("drop", "drop", "replace", "replace", "double", "add"),
  at: fc.nat(1_000),
  value: oddValue,
  name: fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "role",
    "userId",
    "",
    "a".repeat(200),
  ),
});

const mixUp = (entries: readonly Entry[], { kind, at, value, name }: Mischief): Entry[] => {
  if (kind === "add") return [...entries, [name, value]];
  const index = entries.length === 0 ? 0 : at % entries.length;
  const [chosen] = entries.slice(index, index + 1);
  if (!chosen) return [];
  if (kind === "drop") return entries.toSpliced(index, 1);
  if (kind === "double") return [...entries, chosen];
  return entries.with(index, [chosen[0], value]);
};

const jsonOf = (entries: readonly Entry[]) =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? "null"}`).join(",")}}`;

const textOf = (value: unknown) =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

/** What goes wrong on the way, after the body was written. */
const damages = ["cut", "wrongType", "noType", "empty", "junk"] as const;

const wrongTypes = [
  "text/plain",
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/mixed; boundary=x",
  "application/xml",
  "; ; =",
  "x".repeat(300),
] as const;

type Body = { payload: string | Buffer; headers: Record<string, string> };

const damage = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant("none" as const) },
    { weight: 2, arbitrary: fc.constantFrom(...damages) },
  ),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  type: fc.constantFrom(...wrongTypes),
  junk: fc.uint8Array({ maxLength: 200 }),
});

const damaged = (
  { payload, headers }: Body,
  { kind, at, type, junk }: { kind: string; at: number; type: string; junk: Uint8Array },
): Body => {
  if (kind === "cut")
    return { payload: payload.slice(0, Math.floor(payload.length * at)), headers };
  if (kind === "wrongType") return { payload, headers: { "content-type": type } };
  if (kind === "noType") return { payload, headers: {} };
  if (kind === "empty") return { payload: "", headers };
  if (kind === "junk") return { payload: Buffer.from(junk), headers };
  return { payload, headers };
};

/** Files that stand in for pictures: good ones, and others. */
export type Files = { names: readonly string[]; good: Uint8Array };

const filesOf = ({ names, good }: Files): fc.Arbitrary<Part[]> => {
  const all = names.map((name): Part => [name, { bytes: good }]);
  const odd = fc.record({
    name: fc.oneof(fc.constantFrom(...names), oddText),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.nat(good.length).map((length) => good.subarray(0, length)),
      fc.constant(Buffer.alloc(5 * 1024 * 1024 + 1)),
    ),
    filename: fc.constantFrom("a.jpg", "", "../../a.jpg", "a\0.png", "صورة.jpg", 'x"; name="email'),
    type: fc.constantFrom("image/jpeg", "image/png", "text/html", "", "image/svg+xml"),
  });
  const oddOnes = fc
    .array(odd, { minLength: 1, maxLength: 10 })
    .map((files) => files.map(({ name, ...file }): Part => [name, file]));
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(all) },
    { weight: 2, arbitrary: fc.subarray(all) },
    { weight: 1, arbitrary: oddOnes },
    { weight: 1, arbitrary: oddOnes.map((some) => [...all, ...some]) },
  );
};

const noBody: Body = { payload: "", headers: {} };

const bodyOf = (route: RegisteredRoute, known: Known, files: Files): fc.Arbitrary<Body> => {
  const schema = route.fields ?? route.schema.body;
  if (route.method === "GET") return fc.constant(noBody);
  const properties = schema ? (shapeOf(schema).properties ?? {}) : {};
  const entries = recordOf(properties, known).chain((good) =>
    fc
      .oneof(fc.constant([]), fc.array(mischief, { maxLength: 4 }))
      .map((all) => all.reduce(mixUp, Object.entries(good) as Entry[])),
  );
  const asJson = entries.map((some): Body => ({
    payload: jsonOf(some),
    headers: { "content-type": "application/json" },
  }));
  const asParts = fc
    .tuple(entries, route.fields ? filesOf(files) : fc.constant([]))
    .map(([some, pictures]): Body => {
      const texts = some.map(([name, value]): Part => [name, textOf(value)]);
      return multipart([...texts, ...pictures]);
    });
  const asForm = entries.map((some): Body => ({
    payload: new URLSearchParams(some.map(([name, value]) => [name, textOf(value)])).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }));
  const [usual, other] = route.fields ? [asParts, asJson] : [asJson, asParts];
  const written = fc.oneof(
    { weight: 8, arbitrary: usual },
    { weight: 1, arbitrary: other },
    { weight: 1, arbitrary: asForm },
  );
  return fc.tuple(written, damage).map(([body, harm]) => damaged(body, harm));
};

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** A part of an address: what exists, or anything, also what is no text in UTF-8. */
const pathPart = (name: string, known: Known) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: (wordsFor(name, known) ?? fc.constant("x")).map(encoded),
    },
    { weight: 2, arbitrary: oddText.filter((text) => text !== "").map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom("%ff", "%", "%00", "%2e%2e%2f", "%F0%9F") },
  );

const addressOf = (route: RegisteredRoute, known: Known) => {
  const names = Array.from(route.url.matchAll(/:(\w+)/g), ([, name = ""]) => name);
  const query = route.schema.querystring
    ? fc.oneof(
        recordOf(shapeOf(route.schema.querystring).properties ?? {}, known),
        fc.dictionary(fc.constantFrom("limit", "cursor", "lang", "__proto__"), oddText),
      )
    : fc.constantFrom({}, { lang: "ar" }, { lang: "\0" });
  return fc.tuple(query, ...names.map((name) => pathPart(name, known))).map(([asked, ...parts]) => {
    const path = names.reduce(
      (url, name, index) => url.replace(`:${name}`, () => parts[index] ?? ""),
      route.url as string,
    );
    const search = Object.entries(asked).map(
      ([name, value]) => `${name}=${encoded(textOf(value))}`,
    );
    return search.length > 0 ? `${path}?${search.join("&")}` : path;
  });
};

const oddHeaders = fc.record(
  {
    "idempotency-key": fc.constantFrom("key-1", "key-2", "", "x".repeat(300), "\u00fc"),
    "if-match": fc.constantFrom('"1"', "1", "*", 'W/"2"', "-1", "x", "1e9"),
    "accept-language": fc.constantFrom("ar", "en;q=0", "*", "x".repeat(500)),
    "content-encoding": fc.constantFrom("gzip", "identity"),
    range: fc.constantFrom("bytes=0-1", "bytes=-"),
  },
  { requiredKeys: [] },
);

/** A call of a route as nobody should make it, or nearly. */
export const oddCall = (route: RegisteredRoute, known: Known, files: Files) =>
  fc.record({
    route: fc.constant(`${route.method} ${route.url}`),
    caller: fc.constantFrom("cookie", "cookie", "bearer", "nobody", "forged" as const),
    url: addressOf(route, known),
    body: bodyOf(route, known, files),
    headers: fc.oneof(fc.constant({}), fc.constant({}), oddHeaders),
  });

export type OddCall = ReturnType<typeof oddCall> extends fc.Arbitrary<infer Call> ? Call : never;
