import { expect, it } from "vitest";
import { healthParts, healthSays } from "../../../../domain/health.ts";
import ar from "./ar.ts";
import en from "./en.ts";

const all = healthParts.flatMap((part) => healthSays[part].map((says) => ({ part, says })));

it.each(all)("there are words for $part: $says", ({ part, says }) => {
  for (const { says: texts } of [en, ar]) {
    const words = Object.keys(texts[part]).map((key) =>
      key.replace(/_(?:zero|one|two|few|many|other)$/, ""),
    );
    expect(words).toContain(says);
  }
});
