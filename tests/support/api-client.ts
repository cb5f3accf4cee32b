import { randomBytes } from "node:crypto";
import type { Product } from "./product.ts";

const untilFound = async <Value>(find: () => Promise<Value | undefined>, what: string) => {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const value = await find();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Waited 15 s in vain for ${what}`);
};

/** The activation code of the newest mail to an address. */
export const codeFor = (product: Pick<Product, "mailsTo">, email: string) =>
  untilFound(async () => {
    const codes = (await product.mailsTo(email)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0]);
    return codes.find(Boolean);
  }, `a code for ${email}`);

/** A client of the running product for one new person, from sign-up to session. */
export const newCustomer = async (product: Product) => {
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

  const headers = { authorization: `Bearer ${token}` };
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

const SLOTS = ["id", "license", "ownership"].flatMap((kind) =>
  ["front", "back"].map((side) => `${kind}_document_${side}`),
);

/** The multipart body of a renewal of plate `number`, the cheapest third-party plan for it. */
export const renewalBody = (
  plan: { name: string; price: number },
  picture: Uint8Array<ArrayBuffer>,
  number: string,
) => {
  const body = new FormData();
  const fields = {
    emirate: "dubai",
    plateCode: "B",
    plateNumber: number,
    cylinderType: "4",
    carType: "saloon",
    carOrigin: "khaleegy",
    companyname: plan.name,
    companyprice: String(plan.price),
    companytype: "Third Party",
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const slot of SLOTS)
    body.append(slot, new Blob([picture], { type: "image/jpeg" }), `${slot}.jpg`);
  return body;
};
