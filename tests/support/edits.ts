import { eq } from "drizzle-orm";
import { RequestDetails } from "../../contract/requests.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import type { signUpVerified } from "./accounts.ts";
import { multipart, type Part } from "./multipart.ts";
import type { TestApp } from "./test-app.ts";

type Person = Pick<Awaited<ReturnType<typeof signUpVerified>>, "headers">;
type Callable = Pick<TestApp, "call">;
type Headers = Record<string, string>;

const addressOf = (id: string) => `/api/carins/insurance-requests/${id}`;

export const ifMatch = (version: number) => ({ "if-match": `"${version}"` });

export const editAs = (
  { call }: Callable,
  person: Person,
  id: string,
  fields: Record<string, unknown>,
  headers: Headers = {},
) =>
  call({
    method: "PATCH",
    url: addressOf(id),
    payload: JSON.stringify(fields),
    headers: { ...person.headers, "content-type": "application/json", ...headers },
  });

export const editWithFiles = (
  { call }: Callable,
  person: Person,
  id: string,
  parts: readonly Part[],
  headers: Headers = {},
) => {
  const body = multipart(parts);
  return call({
    method: "PATCH",
    url: addressOf(id),
    payload: body.payload,
    headers: { ...person.headers, ...body.headers, ...headers },
  });
};

export const readDetails = async ({ call }: Callable, person: Person, id: string) => {
  const answer = await call({ url: addressOf(id), headers: person.headers });
  return RequestDetails.parse(answer.json().data);
};

type Values = Partial<typeof schema.requests.$inferInsert>;

export const setRequest = ({ parts }: Pick<TestApp, "parts">, id: string, values: Values) =>
  parts.db.update(schema.requests).set(values).where(eq(schema.requests.id, id));

export const anOffer = {
  insurer: "marsa",
  companyNameEn: "Agent's plan",
  companyNameAr: "خطة الوكيل",
  coverType: "thirdParty",
  priceFils: 150_000,
  ledger: [{ code: "offer", amountFils: 150_000 }],
} as const satisfies Values;
