import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OurTimes } from "../../../contract/our-times.ts";
import { HOUR_MS } from "../../../domain/durations.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { erase } from "../../../tests/support/privacy.ts";
import { addCases, cases, type Ended } from "../../../tests/support/promise-cases.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { longDate } from "../../adapters/shown-dates.ts";
import { reportChain } from "../audit/report-chain.ts";
import { verifyCommand } from "../audit/verify-command.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const today = () => dayInDubai(app.parts.now());
const daysAgo = (days: number) => dayInDubai(app.parts.now(), -days);

const one = (more: Partial<Ended> = {}): Ended => ({
  measure: "toPolicy",
  day: today(),
  insurer: "oasis",
  seconds: HOUR_MS / 1_000,
  invented: true,
  ...more,
});

const ask = async () => {
  const answer = await app.call({ url: "/api/our-times" });
  expect(answer.statusCode).toBe(200);
  return OurTimes.parse(answer.json().data);
};
/** After what was read before may be told no longer. */
const read = () => {
  app.wait(20_001);
  return ask();
};
const policies = async () => (await read()).invented.find(({ measure }) => measure === "toPolicy");
const run = (statement: string) => app.parts.db.execute(sql.raw(statement));
const verify = () => verifyCommand(app.parts);

describe("our times", () => {
  it("are none before the first case", async () => {
    const { since, days, real, invented } = await read();
    expect([since, days]).toEqual([null, []]);
    for (const { together, byInsurer } of [...real, ...invented]) {
      expect(together).toEqual({ cases: 0, median: null, nineOfTen: null });
      expect(byInsurer).toEqual([]);
    }
    expect(await verify()).toHaveLength(1);
  });

  it("are told by insurer, invented ones apart, and no longer than for some seconds as they were", async () => {
    const [insurer] = (await app.call({ url: "/api/insurers" })).json().data;
    await addCases(app.parts, [
      ...cases(25, one({ insurer: insurer.slug })),
      ...cases(3, one({ day: daysAgo(89), insurer: null })),
      ...cases(30, one({ day: daysAgo(90) })),
      one({ invented: false }),
    ]);
    expect((await ask()).days).toEqual([]);
    const { since, days, real, invented } = await read();
    expect(since).toBe(daysAgo(90));
    expect(days.map(({ day, cases: count }) => [day, count])).toEqual([
      [today(), 26],
      [daysAgo(89), 3],
    ]);
    expect(days.every(({ digest, isVerified }) => isVerified && /^[0-9a-f]{64}$/.test(digest)));
    const times = invented.find(({ measure }) => measure === "toPolicy");
    expect(times?.together.cases).toBe(28);
    expect(times?.byInsurer).toMatchObject([
      { insurer: { slug: insurer.slug, name: insurer.name }, cases: 25 },
      { insurer: null, cases: 3, median: null, nineOfTen: null },
    ]);
    for (const seconds of [times?.together.median, times?.byInsurer[0]?.nineOfTen]) {
      expect(seconds).toBeGreaterThanOrEqual(3_600);
      expect(seconds).toBeLessThanOrEqual(3_625 * 1.05);
    }
    expect(real.find(({ measure }) => measure === "toPolicy")?.together.cases).toBe(1);
  });

  it("stay as they are when a request is erased", async () => {
    const before = await read();
    const person = await signUpVerified(app);
    await sentRenewal(app, person.headers);
    expect((await erase(app, person, "account")).statusCode).toBe(200);
    expect(await verify()).toEqual([
      expect.stringMatching(/audit rows are whole/),
      "59 cases of our times are whole, on 3 days.",
    ]);
    expect({ ...(await read()), asOf: before.asOf }).toEqual(before);
  });

  it("leave out a day from which a case was taken, and the command names it", async () => {
    await run(`delete from promise_cases where day = '${today()}' and seconds = 3603`);
    await expect(verify()).rejects.toThrow(
      new RegExp(`Our times of ${today()} cannot be verified(.|\n)*backup`),
    );
    const { days } = await read();
    expect(days.map(({ isVerified }) => isVerified)).toEqual([false, true]);
    expect((await policies())?.together.cases).toBe(3);
  });

  it("are told to the team by the nightly check, too", async () => {
    await reportChain(app.parts, app.app.log);
    const { adminEmail } = app.parts.configuration;
    const mail = await app.mailTo(adminEmail, ({ subject }) => /المدد التي ننشرها/.test(subject));
    expect(mail.text).toContain(longDate(today(), "ar"));
  });

  it("tell a day that was taken away whole", async () => {
    await run(`delete from promise_days where day = '${daysAgo(89)}'`);
    expect((await read()).days).toHaveLength(1);
    await expect(verify()).rejects.toThrow(daysAgo(89));
    expect((await read()).days).toMatchObject([
      { isVerified: false },
      { day: daysAgo(89), isVerified: false, digest: "" },
    ]);
  });
});
