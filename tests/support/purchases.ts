import * as z from "zod/mini";
import type { InputMethod } from "../../domain/ways-of-buying.ts";
import { multipart, type Part } from "./multipart.ts";
import { samplePicture } from "./renewals.ts";
import type { TestApp } from "./test-app.ts";

type Changes = Record<string, string | undefined>;
type Sender = { headers: Record<string, string> } | undefined;

/** What each way of buying new is identified by, in the names of the API. */
export const methodFields = {
  plateNumber: { platesource: "dubai", platecode: "A", platenumber: "12345" },
  vcc: { cardsource: "source7", date: "2026-01-31", cardnumber: "VCC-77" },
  hiyaza: { dubitype: "dubai", certificatenumber: "H-9 أ" },
} as const satisfies Record<InputMethod, Record<string, string>>;

const fileFields: Record<InputMethod, string[]> = {
  plateNumber: ["hiyaza_document_front", "hiyaza_document_back"],
  vcc: ["hiyaza_document_front"],
  hiyaza: ["hiyaza_document_front"],
};

export const EMIRATES_ID = "784-1990-1234567-1";

/** The pictures a way of buying new asks for. */
export const newPolicyFiles = async (method: InputMethod): Promise<Part[]> => {
  const bytes = await samplePicture();
  const always = ["id", "license"].flatMap((kind) => [
    `${kind}_document_front`,
    `${kind}_document_back`,
  ]);
  return [...always, ...fileFields[method]].map((name): Part => [name, { bytes }]);
};

/** The cheapest package of a kind for a 4-cylinder saloon. */
export const offerFor = async (
  { call }: Pick<TestApp, "call">,
  kind: string,
  type: "thirdParty" | "comprehensive" = "thirdParty",
) => {
  const answer = await call({ url: `/api/packages/${kind}/saloon/4` });
  const Offers = z.object({
    data: z.array(z.object({ name: z.string(), price: z.number(), type: z.string() })),
  });
  const offer = Offers.parse(answer.json()).data.find((one) => one.type === type);
  if (!offer) throw new Error(`The catalogue has no ${type} package.`);
  return offer;
};

const kinds = { plateNumber: "new-plate", vcc: "new-vcc", hiyaza: "new-hiyaza" } as const;

/** The text fields of a new policy that nothing is wrong with. */
export const newPolicyFields = async (app: Pick<TestApp, "call">, method: InputMethod) => {
  const offer = await offerFor(app, kinds[method]);
  return {
    inputMethod: method,
    ...methodFields[method],
    statetoregister: "sharjah",
    emiratesID: EMIRATES_ID,
    cylinderType: "4",
    carType: "saloon",
    carOrigin: "khaleegy",
    companyname: offer.name,
    companyprice: String(offer.price),
    companytype: "Third Party",
  };
};

/** Fields with changes as parts; undefined leaves a field out. */
export const fieldParts = (fields: Changes, changes: Changes = {}): Part[] =>
  Object.entries({ ...fields, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );

export const newPolicyParts = async (
  app: Pick<TestApp, "call">,
  method: InputMethod,
  changes: Changes = {},
) => [
  ...fieldParts(await newPolicyFields(app, method), changes),
  ...(await newPolicyFiles(method)),
];

/** Posts parts as a person, or as nobody in particular. */
export const postPurchase = (
  { call }: Pick<TestApp, "call">,
  type: "renew" | "new",
  sender: Sender,
  parts: readonly Part[],
  headers: Record<string, string> = {},
) => {
  const body = multipart(parts);
  return call({
    method: "POST",
    url: `/api/carins/${type}`,
    payload: body.payload,
    headers: { ...sender?.headers, ...body.headers, ...headers },
  });
};

let people = 0;
/** Contact fields of somebody without an account. */
export const newContact = () => ({
  username: "Mariam Al Ali",
  email: `visitor-${process.pid}-${(people += 1)}@example.test`,
  phonenumber: "0501234567",
});

/** The contact form of comprehensive cover for a new car: no Emirates ID, no pictures. */
export const contactForm = (contact = newContact()) => ({
  ...contact,
  cylinderType: "6",
  carType: "station",
  companytype: "comprehensive",
});
