import { eq } from "drizzle-orm";
import { LeadTaken } from "../../contract/sends.ts";
import type { InputMethod } from "../../domain/ways-of-buying.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import type { Part } from "./multipart.ts";
import { EMIRATES_ID, fieldParts, methodFields, newContact } from "./purchases.ts";
import { newPolicyFiles, postPurchase } from "./sends.ts";
import type { TestApp } from "./test-app.ts";

/** Sends a lead for a new policy without an account. */
export const postLead = (
  app: Pick<TestApp, "call">,
  parts: readonly Part[],
  headers?: Record<string, string>,
) => postPurchase(app, "new", undefined, parts, headers);

export const takenOf = (answer: { json: () => unknown }) => LeadTaken.parse(answer.json());

export const requestsTo = ({ parts }: Pick<TestApp, "parts">, email: string) =>
  parts.db.select().from(schema.requests).where(eq(schema.requests.email, email));

/** The stored lead of an answer. */
export const leadOf = async (app: Pick<TestApp, "parts">, answer: { json: () => unknown }) => {
  const { email, number } = takenOf(answer);
  const row = (await requestsTo(app, email)).find((one) => one.number === number);
  if (!row) throw new Error("The lead is not stored.");
  return row;
};

/** Personal details of specification part 2, 7.2. */
export const personalDetails = (method: InputMethod, contact = newContact()) => ({
  cylinderType: "8",
  carOrigin: "non_khaleegy",
  carType: "station",
  inputMethod: method,
  ...methodFields[method],
  statetoregister: "dubai",
  emiratesID: EMIRATES_ID,
  userInfo: JSON.stringify({ ...contact, countryCode: "971" }),
});

export const personalDetailsParts = async (method: InputMethod, contact = newContact()) => [
  ...fieldParts(personalDetails(method, contact)),
  ...(await newPolicyFiles(method)),
];
