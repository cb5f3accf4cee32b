import { randomUUID } from "node:crypto";
import { type CustomerClient, newCustomer, renewalForms } from "./api-client.ts";
import { photo } from "./pictures.ts";
import type { Product } from "./product.ts";

type Listed = { _id: string; plateInfo: { number: string } };

/** Renewals of one new customer, each with its own plate number and key. */
export const openSends = async (product: Product) => {
  const customer = await newCustomer(product);
  const formOf = await renewalForms(product, await photo(320, 240));
  const keys = new Map<string, string>();
  const acknowledged = new Set<string>();

  return {
    customer,
    formOf,
    sent: () => [...keys.keys()],
    acknowledged: () => [...acknowledged],
    /** Sends a number; a repeated number uses the same key. */
    send: async (number: string, post: CustomerClient["post"] = customer.post) => {
      const key = keys.get(number) ?? randomUUID();
      keys.set(number, key);
      const answer = await post("/api/carins/renew", formOf(number), key);
      await answer.arrayBuffer();
      if (answer.status === 200) acknowledged.add(number);
      return answer;
    },
    list: async () => {
      const found: Listed[] = [];
      let cursor: unknown = "";
      while (typeof cursor === "string") {
        const after = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
        const page = await customer.get(`/api/carins/insurance-requests?limit=500${after}`);
        found.push(...(page["data"] as Listed[]));
        cursor = page["nextCursor"];
      }
      return found.map(({ _id, plateInfo }) => ({ id: _id, number: plateInfo.number }));
    },
  };
};

export type Sends = Awaited<ReturnType<typeof openSends>>;
