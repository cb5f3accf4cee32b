import { symbols } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HOUR_MS } from "../../../domain/durations.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { sharedQuote, shareQuote } from "../../../tests/support/shared-quotes.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let app: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  app = await openTestApp({ environment: { LOG_LEVEL: "debug" } });
  const log = app.app.log as unknown as Record<symbol, { write: (line: string) => void }>;
  const stream = log[symbols.streamSym];
  if (stream) stream.write = (line) => void logged.push(line);
});
afterAll(() => app.close());

it("leaves no code in the log", async () => {
  const { code } = await sharedQuote(app, "hazm-third-party");
  const paths = [`/api/quotes/${code}`, `/quotes/${code}`, `/ar/quotes/${code}?utm=1`];
  const urls = [...paths, `/api/quotes/${code}/picture.png`, `/api/%71uotes/${code}`];
  for (const url of urls) await app.call({ url, headers: { referer: `http://localhost${url}` } });
  const lines = logged.filter((line) => line.includes("quotes/…"));
  expect(lines.length).toBe(urls.length);
  expect(logged.join()).not.toContain(code);
});

it("is made 60 times an hour from one address, and what is refused does not count", async () => {
  const remoteAddress = "192.0.2.60";
  const share = (inputs: object) =>
    shareQuote(app, { packageId: "hazm-third-party", inputs }, {}, remoteAddress);
  for (let made = 0; made < 60; made += 1) expect((await share({})).statusCode).toBe(201);
  expect((await share({ value: "no" })).statusCode).toBe(422);
  const refused = await share({});
  expect(refusalOf(refused)).toEqual({ statusCode: 429, code: "request.tooMany" });
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(HOUR_MS / 1000);
  expect((await shareQuote(app, { packageId: "hazm-third-party" })).statusCode).toBe(201);
});
