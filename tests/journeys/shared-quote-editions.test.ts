import { expect, it, onTestFinished } from "vitest";
import { readSharedQuote } from "../../contract/shared-quotes.ts";
import { formatAmount } from "../../domain/money.ts";
import { dumpMigrated, openPgliteDump } from "../../server/adapters/database/open-pglite.ts";
import sharedAr from "../../web/purchase/shared/ar.ts";
import sharedEn from "../../web/purchase/shared/en.ts";
import { openBuiltSite } from "../support/built-site.ts";
import { publishEdition } from "../support/editions.ts";
import { soldAgain, withFormerCurve } from "../support/former-curve.ts";
import { editionNamed } from "../support/rating.ts";
import { sharedQuote } from "../support/shared-quotes.ts";
import { openTestApp } from "../support/test-app.ts";

const PLAN = "nakhla-comprehensive";
const pages = [
  { prefix: "", words: sharedEn },
  { prefix: "/ar", words: sharedAr },
];

it("a quote shared under the value curve of before shows its difference in both languages", async () => {
  const app = await openTestApp({
    database: await openPgliteDump(await dumpMigrated(async () => {})),
  });
  onTestFinished(() => app.close());
  const { read } = await openBuiltSite(app);
  await publishEdition(app, PLAN, withFormerCurve);
  const shared = async (code: string) => {
    const answer = await app.call({ url: `/api/quotes/${code}` });
    return readSharedQuote.schema.response[200].parse(answer.json()).data;
  };
  const { code } = await sharedQuote(app, PLAN, { value: "400000" });
  const before = await shared(code);
  expect(before.differenceFils).toBe(0);
  for (const { prefix, words } of pages)
    expect(await read(`${prefix}/quotes/${code}`)).not.toContain(`>${words.difference}<`);

  await publishEdition(app, PLAN, soldAgain(editionNamed(PLAN)));
  await expect.poll(async () => (await shared(code)).differenceFils).not.toBe(0);
  const { quote, differenceFils } = await shared(code);
  const byFils = differenceFils ?? NaN;
  expect(quote).toEqual(before.quote);
  expect(byFils).toBeLessThan(0);
  for (const { prefix, words } of pages) {
    const page = await read(`${prefix}/quotes/${code}`);
    expect(page).toContain(`>${words.difference}<`);
    expect(page).toContain(`−${formatAmount(Math.abs(byFils))}`);
    expect(page).toContain(formatAmount(quote.priceFils));
    expect(page).toContain(formatAmount(quote.priceFils + byFils));
  }
});
