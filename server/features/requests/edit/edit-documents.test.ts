import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { deskWithDocuments } from "../../../../tests/support/better-documents.ts";
import { editAs, editWithFiles, ifMatch, readDetails } from "../../../../tests/support/edits.ts";
import type { Part } from "../../../../tests/support/multipart.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import {
  bothSides,
  countFiles,
  requestRow,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const pictureOf = (background: string) =>
  sharp({ create: { width: 120, height: 80, channels: 3, background } })
    .jpeg()
    .toBuffer();

const file = async (field: string, colour = "#204060"): Promise<Part> => [
  field,
  { bytes: await pictureOf(colour) },
];

const rowsOf = (requestId: string) =>
  app.parts.db
    .select()
    .from(schema.documents)
    .where(eq(schema.documents.requestId, requestId))
    .orderBy(schema.documents.slot);

/** A lead by plate, sent with its pictures, of a new person. */
const aLead = async () => {
  const person = await signUpVerified(app);
  const id = await storedRequest(app, person, {
    type: "new",
    state: "lead",
    origin: "chinese",
    answers: { inputMethod: "plateNumber", registerEmirate: "dubai" },
    emiratesId: "784199012345671",
    slots: bothSides("id", "license", "document"),
  });
  return { person, id };
};

const vcc = {
  inputMethod: "vcc",
  cardsource: "source3",
  date: "2026-11-01",
  cardnumber: "VCC-77",
};
const fieldsOf = (fields: Record<string, string>): Part[] => Object.entries(fields);

describe("an edit with pictures", () => {
  it("replaces the pictures it sends, and discards the old files", async () => {
    const { person, id } = await aLead();
    const [before, files] = [await rowsOf(id), await countFiles(app)];
    const parts = [await file("id_document_front"), await file("ownership_document_back")];
    const answer = await editWithFiles(app, person, id, parts, ifMatch(1));
    expect(answer.json().data.version).toBe(2);

    const after = await rowsOf(id);
    expect(after.map(({ slot }) => slot)).toEqual(before.map(({ slot }) => slot));
    const kept = after.filter((row) => before.some((old) => old.id === row.id));
    expect(kept.map(({ slot }) => slot)).toEqual([
      "document_front",
      "id_back",
      "license_back",
      "license_front",
    ]);
    expect(await countFiles(app)).toBe(files);
    for (const { storageKey, slot } of before)
      expect((await app.parts.store.get(storageKey)) === undefined).toBe(
        ["id_front", "document_back"].includes(slot),
      );

    const fresh = after.find(({ slot }) => slot === "id_front");
    const url = `/api/carins/insurance-requests/${id}/documents/${fresh?.id}`;
    const shown = await app.call({ url, headers: person.headers });
    const { channels } = await sharp(shown.rawPayload).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([2, 4, 6]);
    const gone = before.find(({ slot }) => slot === "id_front");
    const old = `/api/carins/insurance-requests/${id}/documents/${gone?.id}`;
    expect((await app.call({ url: old, headers: person.headers })).statusCode).toBe(404);
  });

  it("with the same picture again changes nothing and leaves nothing behind", async () => {
    const { person, id } = await aLead();
    await editWithFiles(app, person, id, [await file("id_document_front")]);
    const [row, rows, files] = [await requestRow(app, id), await rowsOf(id), await countFiles(app)];
    const answer = await editWithFiles(app, person, id, [await file("id_document_front")]);
    expect(answer.statusCode).toBe(200);
    expect([await requestRow(app, id), await rowsOf(id), await countFiles(app)]).toEqual([
      row,
      rows,
      files,
    ]);
  });

  it("may carry its files before its fields", async () => {
    const { person, id } = await aLead();
    const parts: Part[] = [await file("hiyaza_document_front"), ...fieldsOf(vcc)];
    expect((await editWithFiles(app, person, id, parts)).statusCode).toBe(200);
  });

  it("to another way of buying needs its document; that of the old way is deleted", async () => {
    const { person, id } = await aLead();
    const missing = await editAs(app, person, id, vcc);
    expect(refusalOf(missing)).toEqual({
      statusCode: 422,
      code: "documents.missing",
      field: "hiyaza_document_front",
    });
    expect(await rowsOf(id)).toHaveLength(6);

    const files = await countFiles(app);
    const parts: Part[] = [...fieldsOf(vcc), await file("hiyaza_document_front")];
    const answer = await editWithFiles(app, person, id, parts);
    expect(answer.json().data).toMatchObject({
      plateInfo: null,
      answers: { inputMethod: "vcc", vccCardNumber: "VCC-77" },
    });
    expect((await rowsOf(id)).map(({ slot }) => slot)).toEqual([
      "document_front",
      ...bothSides("id", "license").toSorted(),
    ]);
    expect(await countFiles(app)).toBe(files - 1);
  });

  it("to another way of buying withdraws what staff asked for, and deletes what waits", async () => {
    const { person, id } = await aLead();
    const cookie = (await staffOf(app).enter()).cookie;
    const desk = deskWithDocuments(app, staffOf(app), () => cookie);
    await desk.take(id);
    const token = await desk.mailedToken(id, person.email, ["document_front"]);
    await desk.upload(`/api/document-requests/${token}`, ["document_front"]);
    await desk.ask(id, ["document_back"]);
    await desk.ask(id, ["id_front"]);

    const parts: Part[] = [...fieldsOf(vcc), await file("hiyaza_document_front")];
    expect((await editWithFiles(app, person, id, parts)).statusCode).toBe(200);
    const { documents, documentRequests } = await desk.read(id);
    expect(documents.filter(({ slot }) => slot.startsWith("document_"))).toMatchObject([
      { slot: "document_front", isWaiting: false },
    ]);
    expect(documentRequests.map(({ slots, state }) => [slots[0], state])).toEqual([
      ["id_front", "open"],
      ["document_back", "withdrawn"],
      ["document_front", "withdrawn"],
    ]);
  });

  it("of ten in parallel with one version one wins, and only its picture stays", async () => {
    const { person, id } = await aLead();
    const files = await countFiles(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, n) =>
        editWithFiles(app, person, id, [await file("id_document_front", `#1020${n}0`)], ifMatch(1)),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 412)).toHaveLength(9);
    expect(await countFiles(app)).toBe(files);
    expect((await requestRow(app, id)).version).toBe(2);
  });

  const bytes = Buffer.from("no picture");
  const refusals: [string, Part[], number, string, string?][] = [
    ["an unknown file", [["passport", { bytes }]], 422, "documents.unexpected", "passport"],
    ["a text for a picture", [["id_document_front", { bytes }]], 415, "documents.type"],
    [
      "a field twice",
      fieldsOf({ make: "a" }).concat(fieldsOf({ make: "b" })),
      400,
      "request.invalid",
    ],
    ["a stale version", fieldsOf({ version: "7" }), 412, "requests.changedMeanwhile"],
    ["a wrong answer", fieldsOf({ cylinderType: "12" }), 422, "requests.invalidField"],
    ["a foreign lender", fieldsOf({ documentsFrom: "x" }), 404, "requests.notFound"],
  ];
  it.each(refusals)("with %s stores nothing", async (_name, parts, statusCode, code, field) => {
    const { person, id } = await aLead();
    const before = [await requestRow(app, id), await rowsOf(id), await countFiles(app)];
    for (const order of [parts, [...parts, await file("id_document_back")]]) {
      const answer = await editWithFiles(app, person, id, order);
      expect(refusalOf(answer)).toMatchObject({ statusCode, code, ...(field && { field }) });
    }
    const foreign = await editWithFiles(app, await signUpVerified(app), id, parts);
    expect(refusalOf(foreign)).toMatchObject({ code: "requests.notFound" });
    expect([await requestRow(app, id), await rowsOf(id), await countFiles(app)]).toEqual(before);
  });

  it("takes missing pictures from an earlier request", async () => {
    const { person, id } = await aLead();
    const lender = await storedRequest(app, person, {
      type: "new",
      plateEmirate: null,
      plateCode: null,
      plateNumber: null,
      answers: { ...vcc, inputMethod: "vcc" },
      slots: ["document_front", "id_front"],
    });
    const before = await rowsOf(id);
    const answer = await editAs(app, person, id, { ...vcc, documentsFrom: lender });
    expect(answer.statusCode).toBe(200);
    const after = await rowsOf(id);
    const idFront = ({ slot }: { slot: string }) => slot === "id_front";
    expect(after.find(idFront)?.id).toBe(before.find(idFront)?.id);
    expect(after.map(({ slot }) => slot)).toContain("document_front");
    const details = await readDetails(app, person, id);
    expect(details.documents).toHaveLength(5);
  });
});
