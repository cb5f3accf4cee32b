import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { brand, brandStatement } from "../../../brand.ts";
import type { BrandShown } from "../../../contract/office/settings/brand.ts";
import type { BrandField, BrandValues } from "../../../domain/contact/brand-values.ts";
import { schema } from "../../adapters/database/schema.ts";
import { contentOf } from "../../adapters/mail/templates/render-mail.ts";
import { mailSamples } from "../../adapters/mail/templates/mail-samples.ts";
import { footerOf } from "../../adapters/papers/on-every-paper.ts";
import { deskOf } from "../../../tests/support/desk-calls.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PATH = "/settings/brand";
const builtIn = brand.telephone;

const adminOf = async () => {
  const admin = await deskOf(app)("admin");
  const read = async () => (await admin.get(PATH)).json<{ data: BrandShown }>().data;
  return {
    read,
    fieldOf: async (field: BrandField) => (await read()).fields.find((one) => one.field === field),
    save: async (values: Partial<BrandValues>, version?: number) =>
      admin.post(PATH, { version: version ?? (await read()).version, values }),
    reset: async () => admin.post(`${PATH}/reset`, { version: (await read()).version }),
  };
};

const followed = (telephone: string) =>
  expect.poll(() => brand.telephone, { timeout: 5_000 }).toBe(telephone);

const eventsOf = async () =>
  (await app.parts.db.select().from(schema.audit))
    .filter(({ subject }) => subject === "setting")
    .map(({ event, detail }) => [event, detail?.["fields"]]);

afterEach(async () => {
  const admin = await adminOf();
  if ((await admin.read()).fields.some(({ source }) => source === "settings")) await admin.reset();
  await followed(builtIn);
});

describe("how the company is reached", () => {
  it("is at first what is built in, which no page states again", async () => {
    const { read } = await adminOf();
    const shown = await read();
    expect(shown.fields.every(({ source }) => source === "builtIn")).toBe(true);
    expect(shown).toMatchObject({ version: 0, changedBy: null, fixed: { isDemonstration: true } });
    expect(brandStatement).toBeUndefined();
  });

  it("changes on pages, in emails and on papers, and goes back in one step", async () => {
    const admin = await adminOf();
    const before = brand.telephone;
    const saved = await admin.save({ telephone: " +971 4  123 4567 ", x: "" });
    expect(saved.json<{ data: BrandShown }>().data.changedBy).not.toBeNull();
    await followed("+971 4 123 4567");
    expect(brand.telephoneLink).toBe("tel:+97141234567");
    expect(brand.social.map(({ network }) => network)).toEqual(["instagram", "linkedin"]);
    expect(JSON.parse(brandStatement ?? "")).toMatchObject({ telephone: "+971 4 123 4567" });
    expect(footerOf("en", "1").contacts).toContain("+971 4 123 4567");
    const mails = Object.values(mailSamples("…")).map((mail) =>
      JSON.stringify(contentOf(mail, "ar")),
    );
    expect(mails.filter((mail) => mail.includes("+971 4 123 4567")).length).toBeGreaterThan(1);
    expect(mails.filter((mail) => mail.includes(before))).toEqual([]);
    expect(await admin.fieldOf("telephone")).toMatchObject({ source: "settings", builtIn });
    expect(await admin.fieldOf("email")).toMatchObject({ source: "builtIn" });
    await admin.reset();
    await followed(builtIn);
    expect(brandStatement).toBeUndefined();
    expect(brand.social).toHaveLength(3);
    expect(await eventsOf()).toEqual([
      ["changed", ["telephone", "x"]],
      ["reset", ["telephone", "x"]],
    ]);
  });

  it.each<[Partial<BrandValues>, string]>([
    [{ telephone: "+44 20 7946 0000" }, "telephone"],
    [{ telephone: "" }, "telephone"],
    [{ email: "hello" }, "email"],
    [{ whatsapp: "http://wa.me/971501234567" }, "address"],
    [{ linkedin: "javascript:alert(1)" }, "address"],
    [{ x: 'https://x.com/"><script>' }, "address"],
  ])("is refused as %j", async (values, problem) => {
    const admin = await adminOf();
    const { version } = await admin.read();
    const answer = await admin.save(values);
    const [field] = Object.keys(values);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: `settings.${problem}`, field },
    ]);
    expect((await admin.read()).version).toBe(version);
  });

  it("is not saved over what a colleague saved, and a send that comes twice counts once", async () => {
    const [one, other] = [await adminOf(), await adminOf()];
    const { version } = await one.read();
    const values = { telephone: "+971 4 765 4321" };
    await one.save(values, version);
    expect((await one.save(values, version)).statusCode).toBe(200);
    expect((await one.read()).version).toBe(version + 1);
    const late = await other.save({ telephone: "+971 4 111 1111" }, version);
    expect([late.statusCode, late.json()]).toMatchObject([412, { code: "settings.changed" }]);
    await followed("+971 4 765 4321");
  });
});
