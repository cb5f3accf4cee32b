import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startOwnPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { openSends, type Sends } from "../support/steady-sends.ts";

const isLong = Boolean(process.env["TEST_LONG"]);
const KILLS = isLong ? 50 : 2;
/** Acknowledged sends before each kill: more than 2,000 in total in the long form. */
const BEFORE_A_KILL = isLong ? 42 : 6;
const CLIENTS = 4;

describe.each(["PGlite", "PostgreSQL"])(
  "a server on %s that is killed while sends arrive",
  (engine) => {
    let postgres: Awaited<ReturnType<typeof startOwnPostgres>> | undefined;
    let product: StartedProduct;
    let sends: Sends;

    beforeAll(async () => {
      postgres = engine === "PostgreSQL" ? await startOwnPostgres() : undefined;
      product = await startProduct({ RATE_LIMITS: "off", DATABASE_URL: postgres?.url ?? "" });
      sends = await openSends(product);
    });
    afterAll(async () => {
      await product.stop();
      await postgres?.stop();
    });

    /** Sends new numbers over a few connections, and kills the server while some are in progress. */
    const sendUntilKilled = async () => {
      const goal = sends.acknowledged().length + BEFORE_A_KILL;
      let next = sends.sent().length;
      let killing: Promise<unknown> | undefined;
      const sendOn = async () => {
        while (!killing) {
          const answer = await sends.send(String((next += 1))).catch(() => undefined);
          if (!answer) return;
          expect(answer.status).toBe(200);
          if (sends.acknowledged().length >= goal) killing ??= product.kill("SIGKILL");
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, sendOn));
      await killing;
    };

    const expectWhole = async (id: string) => {
      const { data } = await sends.customer.get(`/api/carins/insurance-requests/${id}`);
      const details = data as { state: string; documents: unknown[]; history: unknown[] };
      expect(details.state, "none stored partly").toBe("awaiting_payment");
      expect(details.documents).toHaveLength(6);
      expect(details.history.length).toBeGreaterThan(0);
    };

    it(`loses and duplicates nothing and stores nothing partly in ${KILLS} kills`, async () => {
      const known = new Set<string>();
      const starts: number[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        await sendUntilKilled();
        const begun = performance.now();
        await product.startAgain();
        starts.push(Math.round(performance.now() - begun));

        const here = await sends.list();
        const numbers = here.map(({ number }) => number);
        expect(new Set(numbers).size, "none twice").toBe(numbers.length);
        const lost = sends.acknowledged().filter((number) => !numbers.includes(number));
        expect(lost, "none lost").toEqual([]);
        for (const { id } of here.filter((request) => !known.has(request.id))) {
          await expectWhole(id);
          known.add(id);
        }

        // Unacknowledged sends are repeated with their keys and must then exist once.
        const unsure = sends.sent().filter((number) => !sends.acknowledged().includes(number));
        for (const number of unsure) expect((await sends.send(number)).status).toBe(200);
        const after = (await sends.list()).map(({ number }) => number);
        expect(after.toSorted()).toEqual(sends.sent().toSorted());
      }
      const inAll = sends.acknowledged().length;
      expect(inAll).toBeGreaterThanOrEqual(isLong ? 2_000 : KILLS * BEFORE_A_KILL);
      const [middle] = starts.toSorted((one, other) => one - other).slice(starts.length / 2);
      console.log(
        `${engine}: ${KILLS} kills, ${inAll} acknowledged sends, none lost; started again in ${middle} ms, at most ${Math.max(...starts)} ms`,
      );
    }, 3_600_000);
  },
);
