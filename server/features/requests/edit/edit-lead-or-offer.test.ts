import { symbols } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import { buildCatalogue } from "../../../../domain/quotes/demonstration/catalogue.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { anOffer, editAs, readDetails } from "../../../../tests/support/edits.ts";
import { offersOf } from "../../../../tests/support/offers.ts";
import { startPayment } from "../../../../tests/support/payments.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import {
  bothSides,
  requestRow,
  storedLead,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
/** What all of this file's calls wrote to the log. */
const logged: string[] = [];
beforeAll(async () => {
  app = await openTestApp({ environment: { LOG_LEVEL: "debug", RATE_LIMITS: "off" } });
  const log = app.app.log as unknown as Record<symbol, { write: (line: string) => void }>;
  const stream = log[symbols.streamSym];
  if (stream) stream.write = (line) => void logged.push(line);
});
afterAll(() => app.close());

const slots = bothSides("id", "license", "ownership");

/** A lead for a new policy by customs card, sent without pictures, of a new person. */
const aLead = async () => {
  const person = await signUpVerified(app);
  const id = await storedLead(app, person);
  return { person, id };
};

describe("an edit of a lead", () => {
  it("keeps it a lead, whichever car it becomes", async () => {
    const { person, id } = await aLead();
    const answer = await editAs(app, person, id, { carOrigin: "khaleegy", cardnumber: "VCC-78" });
    expect(answer.json().data).toMatchObject({
      state: "lead",
      selectedPlan: null,
      answers: { carOrigin: "khaleegy", vccCardNumber: "VCC-78", vccCardSource: "source3" },
    });
  });

  it("keeps the phone as it was stored, and the Emirates ID as it was sealed", async () => {
    const { person, id } = await aLead();
    const before = await requestRow(app, id);
    await editAs(app, person, id, { carOrigin: "non_khaleegy", emiratesID: "784-1990-1234567-1" });
    const after = await requestRow(app, id);
    expect(after.origin).toBe("non_khaleegy");
    expect([after.phone, after.emiratesIdSealed]).toEqual([before.phone, before.emiratesIdSealed]);
  });

  it("encrypts another Emirates ID, which no list and no log shows", async () => {
    const { person, id } = await aLead();
    for (const emiratesID of ["784-1985-1234567-2", "784-1985-123", "784-1985-1234567-2 9"])
      await editAs(app, person, id, { emiratesID });
    expect((await readDetails(app, person, id)).answers["emiratesID"]).toBe("784-1985-1234567-2");
    const list = await app.call({
      url: "/api/carins/insurance-requests",
      headers: person.headers,
    });
    const row = JSON.stringify(await requestRow(app, id));
    expect(logged.length).toBeGreaterThan(3);
    for (const text of [list.body, row, ...logged])
      expect(text.replaceAll("-", "")).not.toContain("7841985123");
  });

  it("may name another package", async () => {
    const person = await signUpVerified(app);
    const id = await storedRequest(app, person, {
      state: "lead",
      origin: "chinese",
      slots,
    });
    const offer = buildCatalogue().find((one) => one.insurer === "marsa");
    const edit = { companyname: offer?.name.en, companytype: offer?.coverType };
    expect((await editAs(app, person, id, edit)).statusCode).toBe(200);
    expect((await requestRow(app, id)).packageId).toBe(`${offer?.id}-saloon-4-renew`);
  });
});

describe("an edit of an offer", () => {
  const offered = async () => {
    const { offered: make, ...world } = offersOf(app);
    return { ...world, ...(await make(anOffer.priceFils)) };
  };

  it("for another car ends it, and the request waits for a new one", async () => {
    const sent = await offered();
    expect(await readDetails(app, sent.person, sent.requestId)).toMatchObject({ openOffers: 1 });
    const answer = await editAs(app, sent.person, sent.requestId, { cylinderType: "8" });
    expect(answer.json().data).toMatchObject({
      state: "lead",
      selectedPlan: null,
      ledger: null,
      mayPay: false,
      openOffers: 0,
      offers: [{ state: "expired" }],
    });
    expect(refusalOf(await startPayment(app, sent))).toMatchObject({ code: "requests.notPayable" });
    expect(await requestRow(app, sent.requestId)).toMatchObject({ state: "lead" });
  });

  it("that does not change the car does not change the offer", async () => {
    const sent = await offered();
    const edit = { username: "Noura", companyname: "Mine", companyprice: "1" };
    const answer = await editAs(app, sent.person, sent.requestId, edit);
    const { state, offers } = answer.json().data;
    expect([state, offers]).toEqual(["offered", sent.offers]);
    await sent.accept(sent.person, sent.requestId, offers[0]);
    HandOff.parse((await startPayment(app, sent)).json());
    expect(app.gateway.handedOff.at(-1)).toMatchObject({ amountFils: anOffer.priceFils });
  });

  it("after it was accepted may still correct the contact, but not the car", async () => {
    const { person, requestId, accept, offers } = await offered();
    await accept(person, requestId, offers[0] ?? { id: "", version: 0 });
    const mended = await editAs(app, person, requestId, { username: "Noura" });
    expect(mended.json().data.selectedPlan.priceFils).toBe(anOffer.priceFils);
    const answer = await editAs(app, person, requestId, { cylinderType: "8" });
    expect(refusalOf(answer)).toEqual({
      statusCode: 422,
      code: "requests.notPricedOnline",
      field: "carOrigin",
    });
  });
});
