import { randomBytes } from "node:crypto";
import type { Language } from "../../domain/language.ts";
import { formData } from "./multipart.ts";
import type { Product } from "./product.ts";
import { type Changes, cheapestPlan, fieldParts, picturesOf, renewalOn } from "./purchases.ts";
import { untilFound } from "./waiting.ts";

export const codeFor = (product: Pick<Product, "mailsTo">, email: string) =>
  untilFound(async () => {
    const codes = (await product.mailsTo(email)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0]);
    return codes.find(Boolean);
  }, `a code for ${email}`);

export const newCustomer = async (product: Product, language: Language = "en") => {
  const some = randomBytes(4).toString("hex");
  const person = {
    username: `Driver ${some}`,
    email: `driver-${some}@example.test`,
    password: "rain on the roof",
    phonenumber: "501234567",
  };
  const post = (path: string, body: object) =>
    fetch(`${product.address}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("/api/users/create", person);
  await post("/api/users/verify", {
    email: person.email,
    code: await codeFor(product, person.email),
  });
  const signedIn = await post("/api/users/login", person);
  const token = /token=([\w-]+)/.exec(signedIn.headers.get("set-cookie") ?? "")?.[1];
  if (!token) throw new Error(`Signing in answered ${signedIn.status}`);

  const headers = { authorization: `Bearer ${token}`, "accept-language": language };
  return {
    ...person,
    token,
    get: async (path: string) => {
      const answer = await fetch(`${product.address}${path}`, { headers });
      return (await answer.json()) as Record<string, unknown>;
    },
    post: (path: string, body: BodyInit, key: string, signal?: AbortSignal) =>
      fetch(`${product.address}${path}`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": key },
        body,
        ...(signal && { signal }),
      }),
  };
};

export type CustomerClient = Awaited<ReturnType<typeof newCustomer>>;

/** Renewals of Dubai B plates on the cheapest plan, all with one picture. */
export const renewalParts = async ({ address }: Pick<Product, "address">, picture: Uint8Array) => {
  const plan = await cheapestPlan(async (path) => (await fetch(address + path)).json());
  const pictures = await picturesOf("renewal", picture);
  return (plateNumber: string, changes: Changes = {}) => {
    const fields = fieldParts(renewalOn(plan), { plateCode: "B", plateNumber, ...changes });
    return [...fields, ...pictures];
  };
};

export const renewalForms = async (product: Pick<Product, "address">, picture: Uint8Array) => {
  const partsOf = await renewalParts(product, picture);
  return (plateNumber: string, changes: Changes = {}) => formData(partsOf(plateNumber, changes));
};
