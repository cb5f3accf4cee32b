import * as z from "zod/mini";
import type { InputMethod } from "../../domain/ways-of-buying.ts";
import type { Part } from "./multipart.ts";
import { photo } from "./pictures.ts";

/** Changes to valid fields; undefined leaves a field out. */
export type Changes = Record<string, string | undefined>;

export const EMIRATES_ID = "784-1990-1234567-1";

export const methodFields = {
  plateNumber: { platesource: "dubai", platecode: "A", platenumber: "12345" },
  vcc: { cardsource: "source7", date: "2026-01-31", cardnumber: "VCC-77" },
  hiyaza: { dubitype: "dubai", certificatenumber: "H-9 أ" },
} as const satisfies Record<InputMethod, Record<string, string>>;

const Plans = z.object({
  data: z.array(
    z.object({ name: z.string(), price: z.number(), priceFils: z.number(), type: z.string() }),
  ),
});

/** The cheapest plan for a 4-cylinder saloon; `read` fetches a path of the API. */
export const cheapestPlan = async (
  read: (path: string) => Promise<unknown>,
  kind = "renew",
  type: "thirdParty" | "comprehensive" = "thirdParty",
) => {
  const { data } = Plans.parse(await read(`/api/packages/${kind}/saloon/4`));
  const plan = data.find((one) => one.type === type);
  if (!plan) throw new Error(`The catalogue has no ${type} package.`);
  return plan;
};

type Plan = Awaited<ReturnType<typeof cheapestPlan>>;

const car = { cylinderType: "4", carType: "saloon", carOrigin: "khaleegy" };

const chosen = ({ name, price }: Plan) => ({
  companyname: name,
  companyprice: String(price),
  companytype: "Third Party",
});

export const renewalOn = (plan: Plan) => ({
  emirate: "dubai",
  plateCode: "A",
  plateNumber: "12345",
  ...car,
  ...chosen(plan),
});

export const newPolicyOn = (plan: Plan, method: InputMethod) => ({
  inputMethod: method,
  ...methodFields[method],
  statetoregister: "sharjah",
  emiratesID: EMIRATES_ID,
  ...car,
  ...chosen(plan),
});

let visitors = 0;
export const newContact = () => ({
  username: "Mariam Al Ali",
  email: `visitor-${process.pid}-${(visitors += 1)}@example.test`,
  phonenumber: "0501234567",
});

/** The changes that turn a renewal or a new policy into a lead. */
export const asLead = (contact: Changes = newContact()): Changes => ({
  carOrigin: "non_khaleegy",
  companyname: undefined,
  companyprice: undefined,
  companytype: undefined,
  ...contact,
});

export const contactForm = (contact = newContact()) => ({
  ...contact,
  cylinderType: "6",
  carType: "station",
  companytype: "comprehensive",
});

const sides = (field: string) => [`${field}_front`, `${field}_back`];
const always = [...sides("id_document"), ...sides("license_document")];

const fileFields: Record<"renewal" | InputMethod, string[]> = {
  renewal: [...always, ...sides("ownership_document")],
  plateNumber: [...always, ...sides("hiyaza_document")],
  vcc: [...always, "hiyaza_document_front"],
  hiyaza: [...always, "hiyaza_document_front"],
};

let picture: Promise<Buffer> | undefined;
export const samplePicture = () => (picture ??= photo(240, 160));

export const picturesOf = async (
  purchase: keyof typeof fileFields,
  bytes?: Uint8Array,
): Promise<Part[]> => {
  const content = { bytes: bytes ?? (await samplePicture()) };
  return fileFields[purchase].map((name) => [name, content]);
};

export const fieldParts = (fields: Changes, changes: Changes = {}): Part[] =>
  Object.entries({ ...fields, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
