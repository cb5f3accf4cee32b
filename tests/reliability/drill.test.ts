import { describe, expect, it } from "vitest";
import { directions, drill } from "../support/drill.ts";

const isLong = Boolean(process.env["TEST_LONG"]);
const REQUESTS = isLong ? 1_000 : 30;

describe("a restore drill", () => {
  it.each(isLong ? directions : directions.slice(0, 1))(
    `from $from to $to with ${REQUESTS} requests loses nothing and revives nobody`,
    async (direction) => {
      const line = await drill(direction, REQUESTS, () => {});
      console.log(line);
      expect(line).toContain("as they were");
    },
    1_800_000,
  );
});
