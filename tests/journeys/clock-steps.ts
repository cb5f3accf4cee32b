import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { startProduct } from "../support/product.ts";

const clock = pathToFileURL(join(import.meta.dirname, "../support/clock-ahead.ts")).href;
/** A product whose clock can be moved, which starts it again. */
export const startWithClock = async (at = new Date()) => {
  let ahead = at.getTime() - Date.now();
  const environment: Record<string, string> = {
    RATE_LIMITS: "off",
    NODE_OPTIONS: `--import ${clock}`,
    CLOCK_AHEAD_MS: String(ahead),
  };
  const shop = await startProduct(environment);
  return {
    ...shop,
    now: () => new Date(Date.now() + ahead),
    moveTo: async (to: Date) => {
      ahead = to.getTime() - Date.now();
      environment["CLOCK_AHEAD_MS"] = String(ahead);
      await shop.kill("SIGTERM");
      await shop.startAgain();
    },
  };
};
export type Shop = Awaited<ReturnType<typeof startWithClock>>;
