import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendAgainWhileBusy } from "./send-again.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (code: string, status = 503) =>
  Response.json({ status: "fail", code }, { status, headers: { "retry-after": "5" } });
const busy = () => refused("request.busy");
const good = () => Response.json({ status: "success" });

type Leaving = { signal?: AbortSignal; maySend?: () => boolean };

/** How often it was sent, and what came of it. */
const sent = async (answers: (() => Response)[], { maySend, ...init }: Leaving = {}) => {
  const send = vi.fn(async () => (answers.shift() ?? good)());
  const answered = sendAgainWhileBusy(send, maySend)("/api/x", init);
  const ended = answered.then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
  await vi.advanceTimersByTimeAsync(4_900);
  const before = send.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  return { before, times: send.mock.calls.length, status: await ended };
};

test("what a busy server did not begin is sent again when it asked for it", async () => {
  expect(await sent([busy])).toEqual({ before: 1, times: 2, status: 200 });
});

test("the third refusal is told", async () => {
  expect(await sent([busy, busy, busy])).toEqual({ before: 1, times: 3, status: 503 });
});

test.each([
  ["may have begun", () => refused("request.unavailable")],
  ["comes too often", () => refused("request.tooMany", 429)],
  ["has no reason", () => new Response("<h1>503</h1>", { status: 503 })],
  ["is good", good],
])("an answer to what %s is told at once", async (_, answer) => {
  expect(await sent([answer])).toMatchObject({ before: 1, times: 1 });
});

test("what is given up meanwhile is not sent again", async () => {
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 1_000);
  const { signal } = leaving;
  expect(await sent([busy], { signal })).toMatchObject({ times: 1, status: "AbortError" });
});

test("what somebody sent is not sent again once they have left", async () => {
  expect(await sent([busy], { maySend: () => false })).toMatchObject({ times: 1, status: 503 });
});
