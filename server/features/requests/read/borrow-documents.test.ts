import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { readDetails } from "../../../../tests/support/edits.ts";
import { multipart, type Part } from "../../../../tests/support/multipart.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { postRenewal, renewalFields, renewalFiles } from "../../../../tests/support/sends.ts";
import { bothSides, countFiles, storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;

const renewal = bothSides("id", "license", "ownership");
const newByPlate = {
  type: "new",
  answers: { inputMethod: "plateNumber" },
  slots: bothSides("id", "license", "document"),
} as const;

const renewAs = async (person: Person, documentsFrom: string, files: readonly Part[] = []) =>
  postRenewal(app, person, [
    ...(Object.entries({ ...(await renewalFields(app)), documentsFrom }) as Part[]),
    ...files,
  ]);

/** A new policy by plate; the catalogue asks new and renewing cars the same prices. */
const buyAs = async (person: Person, documentsFrom: string) => {
  const { emirate, plateCode, plateNumber, ...fields } = await renewalFields(app);
  const body = multipart(
    Object.entries({
      ...fields,
      inputMethod: "plateNumber",
      platesource: emirate,
      platecode: plateCode,
      platenumber: plateNumber,
      statetoregister: "dubai",
      emiratesID: "784-1990-1234567-1",
      documentsFrom,
    }),
  );
  return app.call({
    method: "POST",
    url: "/api/carins/new",
    payload: body.payload,
    headers: { ...person.headers, ...body.headers },
  });
};

const rowsOf = (requestId: string) =>
  app.parts.db
    .select()
    .from(schema.documents)
    .where(eq(schema.documents.requestId, requestId))
    .orderBy(schema.documents.slot);

describe("pictures of an earlier request", () => {
  it("are copied for all that are not sent, each with an id and keys of its own", async () => {
    const person = await signUpVerified(app);
    const lender = await storedRequest(app, person, { state: "cancelled", slots: renewal });
    const answer = await renewAs(person, lender);
    const { requestId } = HandOff.parse(answer.json());

    const [lent, copied] = [await rowsOf(lender), await rowsOf(requestId)];
    expect(copied.map(({ slot, sha256 }) => [slot, sha256])).toEqual(
      lent.map(({ slot, sha256 }) => [slot, sha256]),
    );
    for (const column of ["id", "storageKey", "wrappedKey"] as const)
      expect(new Set([...lent, ...copied].map((row) => row[column])).size).toBe(12);

    await app.documents.discard(lent);
    const { documents } = await readDetails(app, person, requestId);
    const url = `/api/carins/insurance-requests/${requestId}/documents/${documents[0]?._id}`;
    const shown = await app.call({ url, headers: person.headers });
    expect(shown.headers["content-type"]).toBe("image/jpeg");
    expect(shown.rawPayload.length).toBe(documents[0]?.bytes);
  });

  it("are not used where new ones are sent", async () => {
    const person = await signUpVerified(app);
    const lender = await storedRequest(app, person, { slots: renewal });
    const [sent = ["", ""] as Part] = await renewalFiles();
    const { requestId } = HandOff.parse((await renewAs(person, lender, [sent])).json());
    const copied = await rowsOf(requestId);
    const lent = await rowsOf(lender);
    const differing = copied.filter(({ sha256 }, place) => lent[place]?.sha256 !== sha256);
    expect(differing.map(({ slot }) => slot)).toEqual(["id_front"]);
  });

  it("of a renewal are the extra document of a new policy by plate, and the other way", async () => {
    const person = await signUpVerified(app);
    const lender = await storedRequest(app, person, { slots: renewal });
    const bought = HandOff.parse((await buyAs(person, lender)).json());
    expect((await rowsOf(bought.requestId)).map(({ slot }) => slot)).toEqual(
      newByPlate.slots.toSorted(),
    );
    const other = await storedRequest(app, person, newByPlate);
    const renewed = HandOff.parse((await renewAs(person, other)).json());
    expect((await rowsOf(renewed.requestId)).map(({ slot }) => slot)).toEqual(renewal.toSorted());
  });

  it("make the same send the same request", async () => {
    const person = await signUpVerified(app);
    const lender = await storedRequest(app, person, { slots: renewal });
    const answers = await Promise.all([renewAs(person, lender), renewAs(person, lender)]);
    const [first, second] = answers.map((answer) => HandOff.parse(answer.json()).requestId);
    expect(first).toBe(second);
    expect(await rowsOf(first ?? "")).toHaveLength(6);
  });

  it.each([
    [
      "another paper",
      { ...newByPlate, answers: { inputMethod: "vcc" } },
      "ownership_document_front",
    ],
    ["a side less", { slots: renewal.slice(1) }, "id_document_front"],
    ["nothing", {}, "id_document_front"],
  ])("that hold %s are missing", async (_name, lender, field) => {
    const person = await signUpVerified(app);
    const id = await storedRequest(app, person, lender);
    const files = await countFiles(app);
    const answer = await renewAs(person, id);
    expect(refusalOf(answer)).toEqual({ statusCode: 422, code: "documents.missing", field });
    expect(await countFiles(app)).toBe(files);
  });

  it("of another account or of no request are answered by the same not-found", async () => {
    const person = await signUpVerified(app);
    const stranger = await storedRequest(app, await signUpVerified(app), { slots: renewal });
    const files = await countFiles(app);
    const [picture = ["", ""] as Part] = await renewalFiles();
    for (const id of [stranger, randomUUID(), "x", `${stranger}'--`])
      expect(refusalOf(await renewAs(person, id, [picture]))).toEqual({
        statusCode: 404,
        code: "requests.notFound",
        field: "documentsFrom",
      });
    expect(await countFiles(app)).toBe(files);
  });

  it("are not available without an account", async () => {
    const lender = await storedRequest(app, await signUpVerified(app), { slots: renewal });
    const body = multipart(
      Object.entries({
        ...(await renewalFields(app)),
        carOrigin: "chinese",
        username: "Noura",
        email: "noura@example.test",
        phonenumber: "501234567",
        documentsFrom: lender,
      }),
    );
    const answer = await app.call({ method: "POST", url: "/api/carins/renew", ...body });
    expect(refusalOf(answer)).toMatchObject({ statusCode: 401, code: "accounts.loginRequired" });
  });
});
