import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quoteOf } from "../../../../tests/support/editions.ts";
import { insuranceDesk } from "../../../../tests/support/insurance.ts";
import { multipart, type Part } from "../../../../tests/support/multipart.ts";
import { plainPdf, refusedPdfs } from "../../../../tests/support/pdfs.ts";
import { pdfPart } from "../../../../tests/support/policies.ts";
import { refusalOf } from "../../../../tests/support/refunds.ts";
import { countFiles } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import type { PlanDocumentName } from "../../../../domain/insurance/plan-documents.ts";
import { schema } from "../../../adapters/database/schema.ts";

type Member = Awaited<ReturnType<ReturnType<typeof insuranceDesk>["memberOf"]>>;

const PLAN = "marsa-comprehensive";

let app: TestApp;
let agent: Member;
let admin: Member;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  const desk = insuranceDesk(app);
  agent = await desk.memberOf("agent");
  admin = await desk.memberOf("admin");
});
afterAll(() => app.close());

const patient = { timeout: 5_000 };
const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const post = ({ id, version }: Pick<Draft, "id" | "version">, ...files: Part[]) => {
  const { headers, payload } = multipart([["version", String(version)], ...files]);
  return app.call({
    method: "POST",
    url: `/api/office/drafts/${id}/documents`,
    headers: { ...headers, "sec-fetch-site": "same-origin" },
    cookies: { staff: agent.cookie },
    payload,
  });
};

const bring = async (draft: Draft, files: Partial<Record<PlanDocumentName, Buffer>>) => {
  const parts = Object.entries(files).map(([name, bytes]) => pdfPart(name, bytes));
  const answer = await post(draft, ...parts);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: Draft }>().data;
};

const remove = ({ id, version }: Draft, document: PlanDocumentName) =>
  agent.does(`/drafts/${id}/documents/remove`, { version, document });
const discard = ({ id, version }: Draft) => agent.does(`/drafts/${id}/discard`, { version });
const copy = (plan = PLAN) => agent.does("/plans", { plan });
const publicly = (digest: string) => app.call({ url: `/api/plan-documents/${digest}` });
const namesIn = ({ documents }: Draft) => documents.map(({ kind, language }) => kind + language);

describe("the papers of a plan", () => {
  it("come to its draft, and are public once two people agree", async () => {
    const [terms, wording] = [plainPdf("terms"), plainPdf("wording")];
    expect(await quoteOf(app, PLAN)).not.toHaveProperty("documents");
    const draft = await bring(await copy(), { wordingAr: wording, termsEn: terms });
    expect(namesIn(draft)).toEqual(["termsen", "wordingar"]);
    expect(draft.documents[0]).toMatchObject({
      digest: digestOf(terms),
      bytes: terms.length,
      pages: 1,
      addedBy: { name: agent.name },
      addedAt: expect.any(String),
    });
    expect((await publicly(digestOf(terms))).statusCode).toBe(404);
    const seen = await agent.get(`/drafts/${draft.id}/documents/${digestOf(terms)}`);
    expect(seen.rawPayload.equals(terms)).toBe(true);
    expect(seen.headers["cache-control"]).toBe("no-store, private");

    // A save says nothing of papers, and loses none.
    const emptied = { ...draft.content.plan, documents: [] };
    const asked = await agent.ask(await agent.save(draft, emptied));
    expect(namesIn(asked)).toEqual(["termsen", "wordingar"]);
    expect((await admin.decide(asked)).statusCode).toBe(200);
    const papers = async () => (await quoteOf(app, PLAN)).documents;
    await expect.poll(papers, patient).toEqual([
      { kind: "terms", language: "en", digest: digestOf(terms), bytes: terms.length },
      { kind: "wording", language: "ar", digest: digestOf(wording), bytes: wording.length },
    ]);
    const answer = await publicly(digestOf(terms));
    expect(answer.rawPayload.equals(terms)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="mizalla-terms-en.pdf"',
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await publicly("0".repeat(64))).statusCode).toBe(404);
    expect((await publicly("1' or 1=1")).statusCode).toBe(404);
  });

  it("belong to the version: another paper is another version, and earlier ones stay", async () => {
    const before = await quoteOf(app, PLAN);
    const [earlier] = before.documents ?? [];
    const next = plainPdf("next terms");
    const draft = await remove(await bring(await copy(), { termsEn: next }), "wordingAr");
    expect(namesIn(draft)).toEqual(["termsen"]);
    await admin.decide(await agent.ask(await agent.save(draft, draft.content.plan)));
    const version = async () => (await quoteOf(app, PLAN)).planVersion;
    await expect.poll(version, patient).not.toBe(before.planVersion);
    expect((await quoteOf(app, PLAN)).documents).toHaveLength(1);
    for (const digest of [earlier?.digest ?? "", digestOf(next)])
      expect((await publicly(digest)).statusCode).toBe(200);
    const { planFiles } = schema;
    await expect(app.parts.db.delete(planFiles)).rejects.toThrow();
  });

  it("are replaced and removed in the draft, whose own files go with it", async () => {
    const files = await countFiles(app);
    const [first, second] = [plainPdf("first"), plainPdf("second")];
    let draft = await bring(await copy(), { wordingEn: first, termsAr: first });
    expect(await countFiles(app)).toBe(files + 2);
    draft = await bring(draft, { wordingEn: second });
    expect(await countFiles(app)).toBe(files + 2);
    draft = await remove(draft, "termsAr");
    expect(await countFiles(app)).toBe(files + 1);
    expect(draft.documents.map(({ digest }) => digest)).toContain(digestOf(second));

    // What waits for a second person is taken back by a paper, too.
    const asked = await agent.ask(await agent.save(draft, draft.content.plan));
    const changed = await bring(asked, { termsAr: first });
    expect(changed).toMatchObject({ state: "draft", approval: null });
    expect(refusalOf(await admin.decide(asked)).code).toBe("approvals.ended");
    expect((await post(asked, pdfPart("termsAr", first))).json().code).toBe("insurance.changed");
    await discard(changed);
    expect(await countFiles(app)).toBe(files);
    const gone = await agent.get(`/drafts/${changed.id}/documents/${digestOf(first)}`);
    expect(gone.statusCode).toBe(404);
    expect((await post(changed, pdfPart("termsAr", first))).json().code).toBe("insurance.notNow");
  });

  it("are left by the sweep, days later, too", async () => {
    const { documents = [] } = await quoteOf(app, PLAN);
    expect(documents).toHaveLength(1);
    const { planFiles, storageIntents } = schema;
    const files = await app.parts.db.select().from(planFiles);
    const at = app.parts.now();
    const left = files.map(({ storageKey }) => ({ storageKey, kind: "upload" as const, at }));
    // As a process leaves them that was killed after its commit.
    await app.parts.db.insert(storageIntents).values(left);
    app.wait(3 * DAY_MS);
    await app.sweepFiles();
    expect(await app.parts.db.select().from(storageIntents).limit(1)).toEqual([]);
    for (const { digest } of documents) expect((await publicly(digest)).statusCode).toBe(200);
    app.wait(-3 * DAY_MS);
  });
});

describe("a paper", () => {
  it.each([
    ["a password", () => refusedPdfs["a password"].make(), "policies.pdfEncrypted"],
    ["a script", () => refusedPdfs["JavaScript on opening"].make(), "policies.pdfActive"],
    ["another format", () => Buffer.from("<html>"), "policies.pdfNotPdf"],
    ["11 MB", () => Buffer.concat([plainPdf(), Buffer.alloc(11 * 2 ** 20)]), "policies.pdfSize"],
  ])("with %s is refused at its field, and nothing is kept", async (_, make, code) => {
    const draft = await copy("falaj-comprehensive");
    const files = await countFiles(app);
    const answer = await post(draft, pdfPart("wordingEn", make()));
    expect(answer.json()).toMatchObject({ code, field: "wordingEn" });
    expect(await countFiles(app)).toBe(files);
    expect(await agent.readDraft(draft.id)).toMatchObject({ version: 1, documents: [] });
    await discard(draft);
  });

  it("comes to the draft of a plan only, in a place that there is", async () => {
    const draft = await copy("falaj-comprehensive");
    const pdf = pdfPart("contract", plainPdf());
    expect((await post(draft, pdf)).json().code).toBe("documents.unexpected");
    expect((await post(draft)).json().code).toBe("documents.missing");
    const version = { ...draft, version: 1.5 };
    expect((await post(version, pdfPart("termsEn", plainPdf()))).json()).toMatchObject({
      code: "request.invalid",
      field: "version",
    });
    await discard(draft);
    const edition = await agent.copyEdition("falaj-comprehensive");
    const answer = await post(edition, pdfPart("termsEn", plainPdf()));
    expect(answer.json().code).toBe("insurance.notNow");
    expect((await post({ ...edition, id: "x" })).statusCode).toBe(404);
    await discard(edition);
  });

  it("stays when a file of plans changes the draft", async () => {
    const draft = await bring(await copy("sidrah-comprehensive"), { termsEn: plainPdf("kept") });
    const text = (await agent.get("/plans.csv")).body
      .split("\n")
      .filter((line, at) => at === 0 || line.startsWith("sidrah-comprehensive"))
      .join("\n")
      .replace(/(description\.en,,)[^\n]*/, "$1Said anew.");
    const previewed = (await agent.post("/plans/preview", { text })).body.trim().split("\n");
    const { preview } = JSON.parse(previewed.at(-1) ?? "");
    expect(preview).toMatchObject({ errorCount: 0, drafts: [{ id: draft.id }] });
    await agent.post("/plans/import", { text, digest: preview.digest });
    const changed = await agent.readDraft(draft.id);
    expect(changed.content.plan?.description.en).toBe("Said anew.");
    expect(namesIn(changed)).toEqual(["termsen"]);
  });
});
