import { mkdirSync } from "node:fs";
import { expect } from "vitest";
import type { Language } from "../../domain/language.ts";
import officeAr from "../../web/office/ar.ts";
import officeEn from "../../web/office/en.ts";
import type { Visitor } from "../support/browser.ts";
import { addStaff, codeOf, STAFF_PASSWORD } from "../support/office.ts";
import { dataDir, product } from "./journey.ts";

/** Names that outside checks rely on, so the English ones are written out. */
export const officeNames = (language: Language) => {
  const { policy } = language === "ar" ? officeAr : officeEn;
  if (language === "ar")
    return {
      record: policy.record,
      save: policy.save,
      send: policy.send,
      ...policy.fields,
      ...policy.files,
    };
  return {
    record: "Record policy",
    save: "Save",
    send: "Send",
    number: "Policy number",
    startDate: "Start date",
    endDate: "End date",
    sumInsured: "Sum insured (AED)",
    premium: "Premium (AED)",
    chassis: "Chassis number",
    reason: "Reason",
    policy: "Policy PDF",
    certificate: "Certificate PDF",
  };
};

let members = 0;

/** A new agent who is logged in in this browser, through the calls that the login page makes. */
export const enterAsAgent = async ({ context }: Visitor) => {
  members += 1;
  const email = `policies-${process.pid}-${members}@example.test`;
  const token = (await addStaff(dataDir, email, "agent")).split("/").at(-1);
  const post = async (path: string, data: object = {}) => {
    const answer = await context.request.post(`${product.address}/api/office${path}`, {
      data,
      headers: { origin: product.address },
    });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as { data: { key: string } };
  };
  await post("/set-password", { token, password: STAFF_PASSWORD });
  await post("/login", { email, password: STAFF_PASSWORD });
  const { key } = (await post("/authenticator")).data;
  await post("/verify", { code: codeOf(key) });
};

/** No accessibility mistakes; a picture of the page where somebody wants to look at it. */
export const look = async (
  someone: Visitor,
  where: string,
  place: object,
  moreWidths: number[] = [],
) => {
  const folder = process.env["POLICY_SHOTS"];
  if (folder) {
    mkdirSync(folder, { recursive: true });
    const name = [where, ...Object.values(place)].join("-");
    const { page } = someone;
    const size = page.viewportSize();
    await page.screenshot({ path: `${folder}/${name}.png` });
    for (const width of moreWidths) {
      await page.setViewportSize({ width, height: 1200 });
      await page.screenshot({ path: `${folder}/${name}-at-${width}.png` });
    }
    if (size) await page.setViewportSize(size);
  }
  expect(await someone.axe(), where).toEqual([]);
};
