import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insuranceDesk } from "../../../../../tests/support/insurance.ts";
import { multipart, type Part } from "../../../../../tests/support/multipart.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import { bodyOfInsurer } from "../../../../../tests/support/insurer-body.ts";
import type { ReceivedWordmark } from "../../../../../contract/office/insurance/wordmark.ts";
import { DAY_MS } from "../../../../../domain/durations.ts";
import { schema } from "../../../../adapters/database/schema.ts";

type Member = Awaited<ReturnType<ReturnType<typeof insuranceDesk>["memberOf"]>>;

let app: TestApp;
let desk: ReturnType<typeof insuranceDesk>;
let admin: Member;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = insuranceDesk(app);
  admin = await desk.memberOf("admin");
});
afterAll(() => app.close());

const svgOf = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><rect x="40" y="60" width="320" height="80" fill="${colour}"/></svg>`,
  );

const upload = (member: Pick<Member, "cookie">, ...parts: Part[]) => {
  const { headers, payload } = multipart(parts);
  return app.call({
    method: "POST",
    url: "/api/office/wordmarks",
    headers: { ...headers, "sec-fetch-site": "same-origin" },
    cookies: { staff: member.cookie },
    payload,
  });
};
const received = async (colour: string) => {
  const answer = await upload(admin, ["wordmark", { bytes: svgOf(colour) }]);
  return answer.json<{ data: ReceivedWordmark }>().data;
};
const save = async (slug: string, wordmark?: string | null, version?: number) => {
  const insurer = await desk.insurerOf(slug);
  return admin.post(`/insurers/${slug}`, {
    ...bodyOfInsurer(insurer),
    version: version ?? insurer.version,
    ...(wordmark !== undefined && { wordmark }),
  });
};
const insurerShown = async (slug: string) =>
  (await app.call({ url: "/api/insurers" }))
    .json<{ data: { slug: string; logo: string | null }[] }>()
    .data.find((one) => one.slug === slug)?.logo;
const packages = async () => (await app.call({ url: "/api/packages/renew/saloon/4" })).body;
const refusalOf = (answer: Awaited<ReturnType<typeof upload>>) => ({
  ...answer.json<{ code?: string; field?: string }>(),
  status: answer.statusCode,
});
const patient = { timeout: 5_000 };

describe("a wordmark", () => {
  it("is shown everywhere once it is saved, and no longer once it is removed", async () => {
    const before = await packages();
    const { digest, logo } = await received("#0f5a6e");
    expect(logo).toBe(`/wordmarks/${digest}.webp`);
    expect(await insurerShown("falaj")).toBe("/insurers/falaj.svg");
    expect((await save("falaj", digest)).json().data).toMatchObject({
      logo,
      wordmark: digest,
      drawnLogo: "/insurers/falaj.svg",
    });
    expect(await desk.insurerOf("falaj")).toMatchObject({ logo, wordmark: digest });
    await expect.poll(() => insurerShown("falaj"), patient).toBe(logo);
    await expect.poll(packages, patient).toContain(logo);
    // Whoever saves something else keeps it.
    await save("falaj");
    expect(await desk.insurerOf("falaj")).toMatchObject({ wordmark: digest });
    const rows = await app.parts.db.select().from(schema.audit).orderBy(schema.audit.id);
    const changes = rows.filter(({ subject }) => subject === "insurer");
    expect(changes.map(({ detail }) => detail)).toEqual([
      { insurer: "falaj", wordmark: digest },
      { insurer: "falaj" },
    ]);

    await save("falaj", null);
    await expect.poll(packages, patient).toBe(before);
    expect(await insurerShown("falaj")).toBe("/insurers/falaj.svg");
    expect((await app.call({ url: logo })).statusCode).toBe(200);
  });

  it("has an address that never changes, of either format", async () => {
    const { digest } = await received("#123456");
    for (const format of ["webp", "png"]) {
      const answer = await app.call({ url: `/wordmarks/${digest}.${format}` });
      expect(answer.headers).toMatchObject({
        "content-type": `image/${format}`,
        "x-content-type-options": "nosniff",
        "cache-control": "public, max-age=31536000, immutable",
      });
      const at = format === "webp" ? [8, 12] : [1, 4];
      expect(String(answer.rawPayload.subarray(...at))).toBe(format.toUpperCase());
    }
    for (const file of [`${digest}.svg`, "x.webp", `${"0".repeat(64)}.png`, digest, "..%2Fa"])
      expect((await app.call({ url: `/wordmarks/${file}` })).statusCode).toBe(404);
  });

  it("is made for an insurer that staff added, which has none before", async () => {
    await admin.post("/insurers", { slug: "dana", name: { en: "Dana", ar: "دانة" } });
    expect(await desk.insurerOf("dana")).toMatchObject({ logo: null, wordmark: null });
    const { digest, logo } = await received("#654321");
    await save("dana", digest);
    expect(await desk.insurerOf("dana")).toMatchObject({ logo });
    await save("dana", null);
    expect(await desk.insurerOf("dana")).toMatchObject({ logo: null, drawnLogo: null });
  });

  it.each([
    ["a page", () => Buffer.from("<html><script>1</script>"), "Type"],
    ["a script", () => Buffer.from(`<svg><script>1</script></svg>`), "Drawing"],
    ["too many bytes", () => Buffer.alloc(1024 * 1024 + 1), "Size"],
  ])("is refused with %s, at its field", async (_what, bytes, name) => {
    const answer = await upload(admin, ["wordmark", { bytes: bytes() }]);
    expect(refusalOf(answer)).toMatchObject({
      status: 422,
      code: `insurance.wordmark${name}`,
      field: "wordmark",
    });
  });

  it("is refused without a file, in another field, and from anybody but an admin", async () => {
    expect(refusalOf(await upload(admin))).toMatchObject({ status: 400, field: "wordmark" });
    const other = await upload(admin, ["logo", { bytes: svgOf("red") }]);
    expect(refusalOf(other)).toMatchObject({ code: "documents.unexpected", field: "logo" });
    for (const role of ["agent", "compliance"]) {
      const member = await desk.memberOf(role);
      const answer = await upload(member, ["wordmark", { bytes: svgOf("red") }]);
      expect(answer.statusCode).toBe(403);
    }
  });

  it("is not saved where it is not here, or over what a colleague saved", async () => {
    expect(refusalOf(await save("marsa", "0".repeat(64)))).toMatchObject({
      code: "insurance.wordmarkGone",
      field: "wordmark",
    });
    const { digest } = await received("#abcdef");
    expect(refusalOf(await save("marsa", digest, 7)).code).toBe("insurance.changed");
    expect(await desk.insurerOf("marsa")).toMatchObject({ wordmark: null });
  });

  it("goes after a day where nobody saved it, and stays where somebody did", async () => {
    const used = await received("#0000aa");
    await save("hazm", used.digest);
    await save("hazm", null);
    const unused = await received("#00aa00");
    app.wait(DAY_MS + 1000);
    admin = await desk.memberOf("admin");
    await received("#aa0000");
    expect((await app.call({ url: unused.logo })).statusCode).toBe(404);
    expect((await app.call({ url: used.logo })).statusCode).toBe(200);
  });
});

it("the seeded insurers show what was drawn for them", async () => {
  const drawn = join(import.meta.dirname, "../../../../../public");
  const logo = await insurerShown("qandeel");
  expect(String(await readFile(join(drawn, logo ?? "")))).toContain("<svg");
});
