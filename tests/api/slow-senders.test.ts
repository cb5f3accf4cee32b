import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { multipart, type Part } from "../support/multipart.ts";
import { contactForm, fieldParts } from "../support/purchases.ts";
import { beginCall } from "../support/raw-calls.ts";
import { refusalOf } from "../support/refusals.ts";
import { newPolicyFiles } from "../support/sends.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

const oneSecondOnTheLine = () => setTimeout(1_000);

const MEGABYTE = 1024 * 1024;
type Options = Parameters<typeof openTestApp>[0];

let app: TestApp;
let port: number;
const open = async (options: Options) => {
  app = await openTestApp(options);
  port = Number(new URL(await app.app.listen({ port: 0, host: "127.0.0.1" })).port);
};
afterEach(() => app.close());

/** A lead, which needs no account, with a picture of `length` bytes. */
const leadOf = (length: number, headers: Record<string, string> = {}) => {
  const picture: Part = ["id_document_front", { bytes: Buffer.alloc(length) }];
  const form = multipart([...fieldParts(contactForm()), picture]);
  return {
    method: "POST",
    url: "/api/carins/new",
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  };
};

/** Sends most of a picture and then nothing more. */
const stall = (length: number, headers: Record<string, string> = {}) =>
  beginCall(port, leadOf(length, headers), length);

const held = () => app.intake.heldBytes();
const isHeld = (bytes: number) =>
  vi.waitFor(() => expect(held()).toBeGreaterThanOrEqual(bytes), 20_000);
const isGivenBack = () => vi.waitFor(() => expect(held()).toBe(0), 20_000);

it("a sender who stops sending gets an answer in their language, and the bytes are freed", async () => {
  await open({ intake: { patience: 300 } });
  const silent = await stall(MEGABYTE, { "accept-language": "ar", connection: "keep-alive" });
  const answer = await silent.answer();
  expect(refusalOf(answer)).toMatchObject({ statusCode: 408, code: "request.tooSlow" });
  expect(answer.json()).toMatchObject({ message: expect.stringMatching(/[\u0600-\u06ff]/) });
  await isGivenBack();
});

it("unfinished uploads of one address are limited, and freed when it disconnects", async () => {
  await open({ intake: { perAddress: 2 * MEGABYTE } });
  const first = await stall(1.5 * MEGABYTE);
  await isHeld(1.4 * MEGABYTE);
  const second = await stall(MEGABYTE);
  const refused = await second.finish();
  expect(refusalOf(refused)).toMatchObject({ statusCode: 429, code: "request.tooMany" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);

  first.leave();
  await isGivenBack();
  const third = await stall(MEGABYTE);
  expect((await third.finish()).statusCode).toBe(415);
  await isGivenBack();
});

it("unfinished uploads of all addresses together are limited, too", async () => {
  await open({
    environment: { TRUSTED_PROXIES: "127.0.0.1" },
    intake: { perAddress: 2 * MEGABYTE, inAll: 3 * MEGABYTE },
  });
  const from = (address: string) => stall(1.4 * MEGABYTE, { "x-forwarded-for": address });
  const waiting = [await from("192.0.2.1"), await from("2001:db8::1")];
  await isHeld(2.6 * MEGABYTE);
  const refused = await (await from("192.0.2.3")).finish();
  expect(refusalOf(refused)).toMatchObject({ statusCode: 503, code: "request.busy" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);

  for (const { leave } of waiting) leave();
  await isGivenBack();
});

it("an endless form that is refused is not read for long", async () => {
  await open({ intake: { drain: 300 } });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    [
      "PUT /api/users/me/draft/documents/id_front HTTP/1.1",
      "Host: 127.0.0.1",
      "Content-Type: multipart/form-data; boundary=b",
      "Transfer-Encoding: chunked",
      "\r\n",
    ].join("\r\n"),
  );
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /);

  const closed = new Promise((resolve) => socket.once("close", resolve));
  const sending = setInterval(() => socket.write(`400\r\n${"x".repeat(1024)}\r\n`), 20);
  await closed;
  clearInterval(sending);
});

// More than 30 seconds at 5 kB a second.
it.runIf(process.env["TEST_LONG"])(
  "an upload at 5 kB/s is accepted",
  async () => {
    await open({});
    const files = (await newPolicyFiles("vcc")).map(([name]): Part => [
      name,
      { bytes: Buffer.alloc(40_000) },
    ]);
    const form = multipart([...fieldParts(contactForm()), ...files]);
    const call = { ...leadOf(0), headers: form.headers, payload: form.payload };
    const begun = await beginCall(port, call, 0);
    for (let at = 0; at < form.payload.length; at += 5_000) {
      await begun.send(5_000);
      await oneSecondOnTheLine();
    }
    // The files are not pictures: this answer shows that all were read.
    expect((await begun.answer()).statusCode).toBe(415);
  },
  120_000,
);
