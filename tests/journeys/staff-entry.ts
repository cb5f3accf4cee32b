import type { Visitor } from "../support/browser.ts";
import { enterOffice } from "../support/office.ts";
import { dataDir, product } from "./journey.ts";

/** Puts a new member of staff inside, with the cookie in the visitor's browser. */
export const enterAsStaff = async ({ context }: Visitor, role?: string) => {
  const member = await enterOffice({ address: product.address, dataDir }, role);
  await context.addCookies([{ name: "staff", value: member.cookie, url: product.address }]);
  return member;
};
