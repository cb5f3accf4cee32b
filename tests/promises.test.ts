import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { listPackages } from "../contract/quotes.ts";
import { LINK_DAYS } from "../domain/documents/document-request.ts";
import { DAY_MS, HOUR_MS } from "../domain/durations.ts";
import { EXPIRED_DAYS, SHOWN_DAYS } from "../domain/quotes/shared-quote.ts";
import { NOTICE_DAYS, UNPAID_DAYS } from "../domain/requests/expiry.ts";
import {
  ABANDONED_AFTER_MS,
  MESSAGE_MONTHS,
  SOLD_YEARS,
  UNSOLD_DAYS,
} from "../domain/requests/retention.ts";
import { loggedPath } from "../server/logging.ts";
import * as arabic from "../web/promises/ar.ts";
import * as english from "../web/promises/en.ts";
import privacyAr from "../web/site/legal/privacy/ar.ts";
import privacyEn from "../web/site/legal/privacy/en.ts";
import termsAr from "../web/site/legal/terms/ar.ts";
import termsEn from "../web/site/legal/terms/en.ts";
import { productTexts } from "./support/product-texts.ts";

type Promised = keyof typeof english;

/** The test that fails when the product stops keeping a promise, or the process that keeps it. */
const backedBy: Record<Promised, { test: string } | { process: string }> = {
  pricesWithoutName: { test: "tests/promises.test.ts" },
  photosStayHere: { test: "tests/journeys/buy-new.test.ts" },
  whoSeesRequest: { test: "server/features/office/documents/pack/pack.test.ts" },
  whoSeesDocuments: { test: "server/features/office/documents/pack/pack.test.ts" },
  noNameBeforePaying: { test: "server/features/office/documents/pack/pack.test.ts" },
  whenWeCall: { process: "Calls are noted on a request or a message: staff have no other list." },
  nothingSold: { process: "Nothing exports personal data but the pack and a person's own copy." },
};

const bodyOf = ({ sections }: typeof privacyEn, id: string) =>
  sections
    .find((section) => section.id === id)
    ?.body.flat()
    .join("\n") ?? "";

describe("a promise", () => {
  it.each(Object.entries(backedBy))("(%s) is kept by something that is there", (_name, backing) => {
    if (!("test" in backing)) return;
    expect(existsSync(fileURLToPath(new URL(`../${backing.test}`, import.meta.url)))).toBe(true);
  });

  it("stands in both languages, and is quoted", () => {
    expect(Object.keys(arabic).toSorted()).toEqual(Object.keys(english).toSorted());
    const legal = JSON.stringify([privacyEn, privacyAr]);
    for (const [words, language] of [
      [english, "en"],
      [arabic, "ar"],
    ] as const)
      for (const [name, sentence] of Object.entries(words)) {
        const isQuoted =
          legal.includes(JSON.stringify(sentence).slice(1, -1)) ||
          productTexts.some((one) => one[language]?.includes(sentence));
        expect(isQuoted, `${language}: ${name}`).toBe(true);
      }
  });
});

describe("prices without a name", () => {
  const personal =
    /name|plate|phone|email|mail|emirates|eid|document|photo|picture|chassis|licen[cs]e|birthday/i;

  it("ask for nothing that tells who somebody is", () => {
    const { params, querystring } = listPackages.schema;
    const fields = [...Object.keys(params.shape), ...Object.keys(querystring.shape)];
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter((field) => personal.test(field))).toEqual([]);
  });

  it("leave no answers in the log", () => {
    expect(loggedPath("/api/packages/x/saloon/4?carValue=85000&driverBirthYear=1990")).toBe(
      "/api/packages/x/saloon/4",
    );
  });
});

describe("the privacy policy", () => {
  const hours = ABANDONED_AFTER_MS / HOUR_MS;

  it("names the periods after which the product erases", () => {
    const kept = bodyOf(privacyEn, "how-long");
    for (const period of [
      `Drafts on your device, and one saved to your account: ${hours} hours.`,
      `Uploads that were started and never sent: ${hours} hours.`,
      `with their documents, calls and notes: ${UNSOLD_DAYS} days.`,
      `The link that asks for a photo ends after ${LINK_DAYS} days.`,
      `calls and notes: ${SOLD_YEARS} years after the end of cover`,
      `with our notes about them: ${MESSAGE_MONTHS} months.`,
      `shown for ${SHOWN_DAYS} days, erased ${EXPIRED_DAYS} days later.`,
    ])
      expect(kept).toContain(period);
  });

  it("names them in Arabic, too", () => {
    const kept = bodyOf(privacyAr, "how-long");
    for (const period of [
      `${hours} ساعة`,
      `${UNSOLD_DAYS} يومًا`,
      `${LINK_DAYS} أيام`,
      `${SOLD_YEARS} سنوات`,
      `${MESSAGE_MONTHS} شهرًا`,
      `تُعرض ${SHOWN_DAYS} أيام، ثم تُحذف بعد ${EXPIRED_DAYS} يومًا`,
    ])
      expect(kept).toContain(period);
  });

  it("claims no check of names against lists (ruling O4)", () => {
    const said = JSON.stringify([privacyEn, privacyAr]);
    expect(said).not.toMatch(/sanction|قوائم العقوبات/);
  });
});

it("the terms say when an unpaid request ends", () => {
  expect(bodyOf(termsEn, "request")).toContain(`cancelled ${UNPAID_DAYS} days after`);
  expect(bodyOf(termsAr, "request")).toContain(`${UNPAID_DAYS} يومًا`);
  expect(NOTICE_DAYS * DAY_MS).toBe(3 * DAY_MS);
  expect(bodyOf(termsEn, "request")).toContain("three days before");
});
