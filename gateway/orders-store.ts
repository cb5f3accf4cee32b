import { randomBytes, randomInt } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NewOrder, Order, Outcome } from "./order.ts";

/** Synchronous on purpose: no other request runs between reading and writing. */
export const ordersStore = (folder: string, now: () => number) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (orderId: string) => join(folder, `${orderId.replaceAll("/", "~")}.json`);

  const find = (orderId: string): Order | undefined => {
    if (!/^[A-Za-z0-9/_-]{1,30}$/.test(orderId)) return undefined;
    try {
      const order = JSON.parse(readFileSync(fileOf(orderId), "utf8")) as Order;
      // A file system that ignores case may find another order's file.
      return order.orderId === orderId ? order : undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  };

  const save = (order: Order): Order => {
    const file = fileOf(order.orderId);
    writeFileSync(`${file}.tmp`, JSON.stringify(order, null, 2), { mode: 0o600, flush: true });
    renameSync(`${file}.tmp`, file);
    return order;
  };

  const all = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Order);

  return {
    find,

    findByTrackingId: (trackingId: string): Order | undefined =>
      all().find((order) => order.trackingId === trackingId),

    /** A reload or a second tab finds the same order; other facts under the same id are refused. */
    open(asked: NewOrder): Order | undefined {
      const known = find(asked.orderId);
      if (known) {
        const same = known.merchantId === asked.merchantId && known.amountFils === asked.amountFils;
        return same ? known : undefined;
      }
      return save({
        ...asked,
        trackingId: String(randomInt(10 ** 11, 10 ** 12)),
        pageToken: randomBytes(24).toString("base64url"),
        openedAt: now(),
        refunds: [],
      });
    },

    decide(order: Order, outcome: Omit<Outcome, "decidedAt">): { order: Order; first: boolean } {
      const known = find(order.orderId) ?? order;
      if (known.outcome) return { order: known, first: false };
      return { order: save({ ...known, outcome: { ...outcome, decidedAt: now() } }), first: true };
    },

    refund: (order: Order, reference: string, fils: number): Order =>
      save({ ...order, refunds: [...order.refunds, { reference, fils }] }),
  };
};

export type OrdersStore = ReturnType<typeof ordersStore>;
