import { expect, test } from "vitest";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { keyFor } from "./stored-key.ts";

test("the same content keeps its key, other content gets a new one, and clearing erases it", async () => {
  const first = await keyFor("one");
  expect(await keyFor("one")).toBe(first);

  const second = await keyFor("two");
  expect(second).not.toBe(first);
  expect(await keyFor("two")).toBe(second);

  await clearPurchase();
  expect(await keyFor("two")).not.toBe(second);
});
