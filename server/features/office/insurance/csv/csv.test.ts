import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CsvKind, CsvPreview } from "../../../../../contract/office/insurance/csv.ts";
import { staffOf } from "../../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let app: TestApp;
const cookies = new Map<string, string>();

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  const staff = staffOf(app);
  for (const role of ["agent", "compliance", "admin"] as const)
    cookies.set(role, (await staff.enter(role)).cookie);
});
afterAll(() => app.close());

const headersOf = (role: string) => ({
  cookie: `staff=${cookies.get(role) ?? ""}`,
  "sec-fetch-site": "same-origin",
});
const read = (path: string, role = "compliance") =>
  app.call({ url: `/api/office/${path}`, headers: headersOf(role) });
const post = (path: string, payload: object, role = "agent") =>
  app.call({ method: "POST", url: `/api/office/${path}`, payload, headers: headersOf(role) });

const exported = async (kind: CsvKind) => (await read(`${kind}.csv`)).body;
const preview = async (kind: CsvKind, text: string): Promise<CsvPreview> => {
  const lines = (await post(`${kind}/preview`, { text })).body.trim().split("\n");
  return (JSON.parse(lines.at(-1) ?? "") as { preview: CsvPreview }).preview;
};
const draftOf = async (id: string | null) => (await read(`drafts/${id}`)).json().data;

describe.each(["plans", "editions"] as const)("the CSV of %s", (kind) => {
  it("changes nothing when it comes back", async () => {
    const text = await exported(kind);
    const { digest, counts, ...found } = await preview(kind, text);
    expect(found).toMatchObject({ drafts: [], errors: [], errorCount: 0 });
    expect(counts).toEqual({ created: 0, changed: 0, same: found.rows, removed: 0 });
    const answer = await post(`${kind}/import`, { text, digest });
    expect(answer.json()).toMatchObject({ status: "success", data: { drafts: [] } });
  });

  it("is not for compliance to import", async () => {
    const answer = await post(`${kind}/import`, { text: "", digest: "" }, "compliance");
    expect(answer.statusCode).toBe(403);
  });
});

const discount = /(?<=,discount,all,percent,)[^\n]*/;

describe("a changed cell", () => {
  it("makes one draft, whose content a second file replaces", async () => {
    const text = (await exported("editions")).replace(discount, "1.25");
    const { digest, counts, drafts } = await preview("editions", text);
    expect(counts).toMatchObject({ created: 0, changed: 1, removed: 0 });
    expect(drafts).toMatchObject([{ id: null }]);
    const { data } = (await post("editions/import", { text, digest })).json();
    const draft = await draftOf(data.drafts[0].id);
    expect(draft).toMatchObject({ kind: "edition", state: "draft", version: 1 });
    expect(draft.content.edition.discount).toBe(125);
    expect(draft.content.edition.driverAge).toEqual(draft.before.edition.driverAge);

    const again = await post("editions/import", { text, digest });
    expect(again.json().code).toBe("insurance.changed");
    const second = text.replace(discount, "2.5");
    const next = await preview("editions", second);
    expect(next.drafts).toMatchObject([{ id: draft.id }]);
    await post("editions/import", { text: second, digest: next.digest });
    const replaced = await draftOf(draft.id);
    expect(replaced.content.edition.discount).toBe(250);
    expect(replaced.version).toBe(2);

    const ask = { version: 2, countsFrom: null, content: replaced.content.edition, reason: "Test" };
    const saved = (await post(`drafts/${draft.id}`, ask)).json().data;
    await post(`drafts/${draft.id}/ask`, { version: saved.version });
    const third = await preview("editions", text);
    expect(third.errors).toMatchObject([{ column: "plan", code: "draftAsked" }]);
    const refused = await post("editions/import", { text, digest: third.digest });
    expect(refused.json().code).toBe("insurance.fileErrors");
  });

  it("of a plan makes a draft of the plan, with a formula as text", async () => {
    const text = (await exported("plans")).replace(
      /(?<=,description\.en,,)(?:"[^"]*"|[^\n]*)/,
      "'=1+1",
    );
    const { digest } = await preview("plans", text);
    const { data } = (await post("plans/import", { text, digest })).json();
    expect(data.drafts).toHaveLength(1);
    const { content } = await draftOf(data.drafts[0].id);
    expect(content.plan.description.en).toBe("=1+1");
  });
});

it("makes no draft of a file with one bad row", async () => {
  const text = (await exported("plans"))
    .replace(",isOnSale,,yes", ",isOnSale,,no")
    .replace(/,cover,towing,[^\n]*/, ",cover,towing,much");
  const found = await preview("plans", text);
  expect(found.errors).toMatchObject([{ column: "value", value: "much", code: "notValue" }]);
  const before = (await read("plans")).json().data;
  const answer = await post("plans/import", { text, digest: found.digest });
  expect(answer.statusCode).toBe(422);
  expect((await read("plans")).json().data).toEqual(before);
});

it("refuses a file that is too large", async () => {
  const answer = await post("plans/preview", { text: "a".repeat(4 * 1024 * 1024) });
  expect(answer.json()).toMatchObject({ code: "request.tooLarge" });
});
