import { expect, it } from "vitest";
import { chargeMayBecome, chargeStates } from "./charge-state.ts";

it("a charge is open until it is paid, waived or void, and stays that way", () => {
  const ways = chargeStates.flatMap((from) =>
    chargeStates.filter((to) => chargeMayBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual(["open → paid", "open → waived", "open → void"]);
});
