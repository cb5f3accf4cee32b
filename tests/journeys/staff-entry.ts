import { expect } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { addStaff, codeOf, STAFF_PASSWORD } from "../support/office.ts";
import { dataDir, product } from "./journey.ts";

let added = 0;

/** Puts a new member of staff inside through the API, with the cookie in the visitor's browser. */
export const enterOffice = async ({ context }: Visitor, role = "agent") => {
  added += 1;
  const email = `entered-${process.pid}-${added}@example.test`;
  const token = (await addStaff(dataDir, email, role)).split("/").at(-1) ?? "";
  const post = async (path: string, data: object = {}) => {
    const answer = await context.request.post(`${product.address}/api/office/${path}`, {
      data,
      headers: { origin: product.address },
    });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as { data: { key: string } };
  };
  await post("set-password", { token, password: STAFF_PASSWORD });
  await post("login", { email, password: STAFF_PASSWORD });
  const { key } = (await post("authenticator")).data;
  await post("verify", { code: codeOf(key) });
  return { email };
};
