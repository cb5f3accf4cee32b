import type { DeskRequest } from "../../contract/office/desk/requests.ts";
import type { Visitor } from "../support/browser.ts";
import { enterOffice } from "../support/office.ts";
import { dataDir, product } from "./journey.ts";

/** Puts a new member of staff inside, with the cookie in the visitor's browser. */
export const enterAsStaff = async ({ context }: Visitor, role?: string) => {
  const member = await enterOffice({ address: product.address, dataDir }, role);
  await context.addCookies([{ name: "staff", value: member.cookie, url: product.address }]);
  return member;
};

/** A new member of staff who works by calls instead of pages. @throws {Error} unless 200 */
export const staffCalls = async (role?: string) => {
  const { cookie } = await enterOffice({ address: product.address, dataDir }, role);
  const call = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${product.address}/api/office${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        ...(!(body instanceof FormData) && { "content-type": "application/json" }),
        "sec-fetch-site": "same-origin",
        cookie: `staff=${cookie}`,
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };

  return {
    get: (path: string) => call(path),
    post: (path: string, body: object) => call(path, body),
    read: async (id: string) => ((await call(`/requests/${id}`)) as { data: DeskRequest }).data,
  };
};
