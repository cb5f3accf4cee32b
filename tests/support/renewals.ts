import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { Fail } from "../../contract/answers.ts";
import { HandOff } from "../../contract/sends.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { signUpVerified } from "./accounts.ts";
import { multipart, type Part } from "./multipart.ts";
import { photo } from "./pictures.ts";
import type { TestApp } from "./test-app.ts";

const fileFields = [
  "id_document_front",
  "id_document_back",
  "license_document_front",
  "license_document_back",
  "ownership_document_front",
  "ownership_document_back",
];

let picture: Promise<Buffer> | undefined;
export const samplePicture = () => (picture ??= photo(240, 160));

/** The six pictures of a renewal, fields first. */
export const renewalFiles = async (): Promise<Part[]> => {
  const bytes = await samplePicture();
  return fileFields.map((name) => [name, { bytes }]);
};

/** The name and price of the cheapest third-party package for a 4-cylinder saloon. */
export const cheapestOffer = async ({ call }: Pick<TestApp, "call">) => {
  const answer = await call({ url: "/api/packages/renew/saloon/4" });
  const Offers = z.object({
    data: z.array(z.object({ name: z.string(), priceFils: z.number(), type: z.string() })),
  });
  const offer = Offers.parse(answer.json()).data.find(({ type }) => type === "thirdParty");
  if (!offer) throw new Error("The catalogue has no third-party package.");
  return offer;
};

/** The text fields of a renewal that nothing is wrong with. */
export const renewalFields = async (app: Pick<TestApp, "call">) => {
  const offer = await cheapestOffer(app);
  return {
    emirate: "dubai",
    plateCode: "A",
    plateNumber: "12345",
    cylinderType: "4",
    carType: "saloon",
    carOrigin: "khaleegy",
    companyname: offer.name,
    companyprice: String(offer.priceFils / 100),
    companytype: "Third Party",
  };
};

type Person = Awaited<ReturnType<typeof signUpVerified>>;
type Changes = Record<string, string | undefined>;

/** A renewal as multipart parts: the valid one with changes; undefined leaves a field out. */
export const renewalParts = async (app: Pick<TestApp, "call">, changes: Changes = {}) => {
  const fields = Object.entries({ ...(await renewalFields(app)), ...changes });
  const sent = fields.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return [...sent, ...(await renewalFiles())] as Part[];
};

/** Posts parts as a person, with further headers. */
export const postRenewal = (
  { call }: Pick<TestApp, "call">,
  person: Person,
  parts: readonly Part[],
  headers: Record<string, string> = {},
) => {
  const body = multipart(parts);
  return call({
    method: "POST",
    url: "/api/carins/renew",
    payload: body.payload,
    headers: { ...person.headers, ...body.headers, ...headers },
  });
};

/** A renewal that was sent and waits for its payment, with its person. */
export const sentRenewal = async (app: TestApp, headers: Record<string, string> = {}) => {
  const person = await signUpVerified(app);
  const answer = await postRenewal(app, person, await renewalParts(app), headers);
  const handOff = HandOff.parse(answer.json());
  return { person, ...handOff, orderNo: handOff.encRequest };
};

/** The status and code of a refusal. */
export const refusalOf = (answer: { statusCode: number; json: () => unknown }) => {
  const { code, field } = Fail.parse(answer.json());
  return { statusCode: answer.statusCode, code, ...(field !== undefined && { field }) };
};

/** The attempts of a request, oldest first. */
export const attemptsOf = ({ parts }: TestApp, requestId: string) =>
  parts.db
    .select()
    .from(schema.paymentAttempts)
    .where(eq(schema.paymentAttempts.requestId, requestId))
    .orderBy(asc(schema.paymentAttempts.createdAt));

export const requestRow = async ({ parts }: TestApp, requestId: string) => {
  const [row] = await parts.db
    .select()
    .from(schema.requests)
    .where(eq(schema.requests.id, requestId));
  if (!row) throw new Error("There is no such request.");
  return row;
};

/** How many files lie in the document store. */
export const countFiles = async ({ dataDir }: TestApp) => {
  const entries = await readdir(join(dataDir, "documents"), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
};
