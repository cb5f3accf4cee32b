import { HandOff } from "../../contract/payments.ts";
import type { InputMethod } from "../../domain/ways-of-buying.ts";
import { signUpVerified } from "./accounts.ts";
import { multipart, type Part } from "./multipart.ts";
import {
  type Changes,
  cheapestPlan,
  fieldParts,
  newPolicyOn,
  picturesOf,
  renewalOn,
} from "./purchases.ts";
import type { TestApp } from "./test-app.ts";

type Callable = Pick<TestApp, "call">;
type Headers = Record<string, string>;
type Sender = { headers: Headers };

const kinds = { plateNumber: "new-plate", vcc: "new-vcc", hiyaza: "new-hiyaza" } as const;

export const offerFor = ({ call }: Callable, ...which: [kind: string, type?: "comprehensive"]) =>
  cheapestPlan(async (url) => (await call({ url })).json(), ...which);

export const renewalFields = async (app: Callable) => renewalOn(await offerFor(app, "renew"));

export const renewalFiles = () => picturesOf("renewal");

export const renewalParts = async (app: Callable, changes: Changes = {}) => [
  ...fieldParts(await renewalFields(app), changes),
  ...(await renewalFiles()),
];

export const newPolicyFields = async (app: Callable, method: InputMethod) =>
  newPolicyOn(await offerFor(app, kinds[method]), method);

export const newPolicyFiles = (method: InputMethod) => picturesOf(method);

export const newPolicyParts = async (app: Callable, method: InputMethod, changes: Changes = {}) => [
  ...fieldParts(await newPolicyFields(app, method), changes),
  ...(await newPolicyFiles(method)),
];

export const postPurchase = (
  { call }: Callable,
  type: "renew" | "new",
  sender: Sender | undefined,
  parts: readonly Part[],
  headers: Headers = {},
) => {
  const body = multipart(parts);
  return call({
    method: "POST",
    url: `/api/carins/${type}`,
    payload: body.payload,
    headers: { ...sender?.headers, ...body.headers, ...headers },
  });
};

export const postRenewal = (
  app: Callable,
  sender: Sender,
  parts: readonly Part[],
  headers?: Headers,
) => postPurchase(app, "renew", sender, parts, headers);

export const sentRenewal = async (app: TestApp, headers: Headers = {}) => {
  const person = await signUpVerified(app);
  const answer = await postRenewal(app, person, await renewalParts(app), headers);
  const handOff = HandOff.parse(answer.json());
  return { person, ...handOff, orderNo: handOff.encRequest };
};
