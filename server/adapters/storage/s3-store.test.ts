import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { collectGarbage } from "../../../tests/support/collect-garbage.ts";
import { startS3 } from "../../../tests/support/s3-server.ts";
import { storageOf } from "../../storage-settings.ts";
import { randomStorageKey, StorageUnavailable } from "./document-store.ts";
import { s3Store } from "./s3-store.ts";

const QUICK = { timeout: 300 };

const storeAt = (url: string, options = {}) => {
  const settings = storageOf(url);
  if (!settings) throw new Error("The test's address is wrong.");
  return s3Store(settings, options);
};

const serve = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const store = storeAt(`s3://KEY:hidden@127.0.0.1:${port}/bucket?tls=false`, QUICK);
  return { server, store };
};

const storeOf = async (answer: RequestListener) => (await serve(answer)).store;

const allCalls = (store: ReturnType<typeof s3Store>) => [
  store.put(randomStorageKey(), Buffer.from("sealed")),
  store.get(randomStorageKey()),
  store.delete(randomStorageKey()),
  Array.fromAsync(store.list()),
  store.check(),
];

describe("a bucket", () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.stop());

  it.each([
    ["secret", "S3RVER", "hidden"],
    ["key", "hidden", "S3RVER"],
  ])(
    "refuses every call with a wrong %s, and the error does not contain it",
    async (_what, key, secret) => {
      const store = storeAt(s3.urlWith(key, secret));
      for (const result of await Promise.allSettled(allCalls(store))) {
        const reason: unknown = result.status === "rejected" ? result.reason : "resolved";
        expect(reason).toBeInstanceOf(StorageUnavailable);
        expect(String(reason)).toContain("403");
        expect(String(reason)).not.toContain("hidden");
      }
    },
  );
});

describe("a storage service", () => {
  const troubles: [string, RequestListener][] = [
    ["never answers", () => {}],
    [
      "stops in the middle of an answer",
      (_request, response) => response.writeHead(200, { "content-length": "10" }).write("12345"),
    ],
    ["closes the connection", (request) => request.socket.destroy()],
    ["fails", (_request, response) => response.writeHead(500).end()],
    ["redirects", (_request, response) => response.writeHead(307).end()],
  ];
  it.each(troubles)("that %s is reported as unavailable in time", async (_what, answer) => {
    const store = await storeOf(answer);
    const begun = performance.now();
    const results = await Promise.allSettled([
      store.put(randomStorageKey(), Buffer.from("sealed")),
      store.get(randomStorageKey()),
      Array.fromAsync(store.list()),
    ]);
    for (const result of results)
      expect(result).toMatchObject({ reason: expect.any(StorageUnavailable) });
    expect(performance.now() - begun).toBeLessThan(1_500);
  });

  const startsToAnswer: RequestListener = (_request, response) =>
    response.writeHead(200, { "content-length": "10" }).write("12345");
  it.each<[string, RequestListener]>([
    ["never answers", () => {}],
    ["stops in the middle of an answer", startsToAnswer],
    ["is busy again and again", (_request, response) => response.writeHead(503).write("busy")],
  ])("that %s is left in time and disconnected, whatever is collected", async (_what, answer) => {
    const { server, store } = await serve(answer);
    let ended = 0;
    const count = () => void (ended += 1);
    const calls = Array.from({ length: 20 }, () => store.get(randomStorageKey()));
    for (const call of calls) call.then(count, count);
    const collecting = setInterval(collectGarbage, 20);
    onTestFinished(() => clearInterval(collecting));

    await expect.poll(() => ended, { timeout: 3_000 }).toBe(20);
    const open = () =>
      new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    // A connection that was forgotten would stay for minutes.
    await expect.poll(open, { timeout: 20_000 }).toBe(0);
  });

  it("is asked once more when it is busy", async () => {
    let calls = 0;
    const store = await storeOf((_request, response) => {
      calls += 1;
      response.writeHead(calls === 1 ? 503 : 200).end("sealed");
    });
    expect(Buffer.from((await store.get(randomStorageKey())) ?? []).toString()).toBe("sealed");
  });

  it("without our bucket is an error, not a missing document", async () => {
    const store = await storeOf((_request, response) =>
      response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>"),
    );
    await expect(store.get(randomStorageKey())).rejects.toThrow("404 NoSuchBucket");
  });

  it.each([
    [507, "XMinioStorageFull"],
    [403, "QuotaExceeded"],
  ])("that is full is reported like a full disk: %i %s", async (status, code) => {
    const store = await storeOf((_request, response) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`),
    );
    await expect(store.put(randomStorageKey(), Buffer.from("x"))).rejects.toMatchObject({
      code: "ENOSPC",
    });
  });
});
