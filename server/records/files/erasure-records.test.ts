import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readErasures } from "./erasure-records.ts";

const stateWith = (texts: Record<string, string>) => ({
  list: async function* () {
    yield* Object.keys(texts);
  },
  read: async (name: string) => texts[name],
});

const whole = JSON.stringify({ kind: "request", id: randomUUID(), at: "2026-11-26T10:00:00Z" });

it("reads what was erased", async () => {
  const [record] = await readErasures(stateWith({ "erasures/one.json": whole }));
  expect(record).toMatchObject({ erasure: { kind: "request" }, text: whole });
});

it.each(["", "x", "{}", whole.slice(0, -2)])(
  "refuses a damaged record by name: %j",
  async (text) => {
    const state = stateWith({ "erasures/one.json": whole, "erasures/two.json": text });
    await expect(readErasures(state)).rejects.toThrow(
      "erasures/two.json, which says what was erased",
    );
  },
);
