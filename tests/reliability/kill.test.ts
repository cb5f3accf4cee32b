import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CustomerClient, newCustomer, renewalBody } from "../support/api-client.ts";
import { photo } from "../support/pictures.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";

const ROUNDS = process.env["TEST_LONG"] ? 20 : 3;
const CLIENTS = 4;

type Listed = { _id: string; plateInfo: { number: string } };

const allRequests = async (customer: CustomerClient) => {
  const found: Listed[] = [];
  let cursor: unknown = "";
  while (typeof cursor === "string") {
    const after = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await customer.get(`/api/carins/insurance-requests?limit=500${after}`);
    found.push(...(page["data"] as Listed[]));
    cursor = page["nextCursor"];
  }
  return found;
};

describe("a server that is killed while requests arrive", () => {
  let product: StartedProduct;
  let customer: CustomerClient;
  let plan: { name: string; price: number };
  let picture: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    product = await startProduct({ RATE_LIMITS: "off" });
    customer = await newCustomer(product);
    const quotes = await customer.get("/api/packages/renew/saloon/4");
    [plan] = quotes["data"] as [typeof plan];
    picture = new Uint8Array(await photo(320, 240));
  });
  afterAll(() => product.stop());

  /** Sends one request after another until the server is gone; answers what was acknowledged. */
  const sendUntilKilled = async (
    sent: Map<string, string>,
    first: number,
    isOver: () => boolean,
  ) => {
    const acknowledged: string[] = [];
    for (let number = first; !isOver(); number += CLIENTS) {
      const key = randomUUID();
      sent.set(String(number), key);
      try {
        const answer = await customer.post(
          "/api/carins/renew",
          renewalBody(plan, picture, String(number)),
          key,
        );
        expect(answer.status).toBe(200);
        await answer.json();
        acknowledged.push(String(number));
      } catch (error) {
        if (error instanceof Error && error.name === "AssertionError") throw error;
        break;
      }
    }
    return acknowledged;
  };

  it(`loses, doubles and halves nothing in ${ROUNDS} rounds`, async () => {
    let acknowledgedInAll = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const sent = new Map<string, string>();
      const before = round * 1_000 + 1;
      let over = false;
      const senders = Array.from({ length: CLIENTS }, (_, index) =>
        sendUntilKilled(sent, before + index, () => over),
      );
      await new Promise((resolve) => setTimeout(resolve, 700 + Math.random() * 1_500));
      await product.kill("SIGKILL");
      over = true;
      const acknowledged = (await Promise.all(senders)).flat();
      acknowledgedInAll += acknowledged.length;
      await product.startAgain();

      const here = (await allRequests(customer)).filter(({ plateInfo }) =>
        sent.has(plateInfo.number),
      );
      const numbers = here.map(({ plateInfo }) => plateInfo.number);
      expect(new Set(numbers).size, "none twice").toBe(numbers.length);
      expect(
        acknowledged.filter((number) => !numbers.includes(number)),
        "none lost",
      ).toEqual([]);
      for (const { _id } of here) {
        const { data } = await customer.get(`/api/carins/insurance-requests/${_id}`);
        const details = data as { state: string; documents: unknown[]; history: unknown[] };
        expect(details.state, "none half").toBe("awaiting_payment");
        expect(details.documents).toHaveLength(6);
        expect(details.history.length).toBeGreaterThan(0);
      }

      // What was not acknowledged is sent again with its key, and is then there once.
      const unsure = [...sent].filter(([number]) => !acknowledged.includes(number));
      for (const [number, key] of unsure) {
        const answer = await customer.post(
          "/api/carins/renew",
          renewalBody(plan, picture, number),
          key,
        );
        expect(answer.status).toBe(200);
      }
      const after = (await allRequests(customer)).map(({ plateInfo }) => plateInfo.number);
      expect(after.filter((number) => sent.has(number)).toSorted()).toEqual(
        [...sent.keys()].toSorted(),
      );
    }
    expect(acknowledgedInAll, "requests were in flight").toBeGreaterThan(ROUNDS * 3);
    console.log(`${ROUNDS} kills, ${acknowledgedInAll} acknowledged requests, none lost`);
  });
});
