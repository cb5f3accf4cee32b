import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outboxDelivery } from "../delivery/deliveries.ts";
import { devMailRoutes } from "./dev-mail.ts";
import { mailSamples } from "../templates/mail-samples.ts";
import { renderMail } from "../templates/render-mail.ts";

const PUBLIC_URL = "http://demo.mizalla.test:5000";

/** Parameters may be as long as the application allows. */
const routerOptions = { maxParamLength: 1_000 };
const app = Fastify({ routerOptions });
let folder = "";

const deliver = async (key: string, to: string, username: string) => {
  const letter = {
    key,
    to,
    language: "en",
    mail: { ...mailSamples(username).requestReceived },
  } as const;
  const rendered = await renderMail(letter, PUBLIC_URL);
  await outboxDelivery(join(folder, "outbox"), "hello@mizalla.test", PUBLIC_URL)(letter, rendered);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mizalla-mail-"));
  devMailRoutes(app, join(folder, "outbox"));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, remoteAddress = "127.0.0.1") => app.inject({ url, remoteAddress });

test("the list is empty before the first mail", async () => {
  expect((await get("/dev/mail.json?to=a@example.test")).json()).toEqual([]);
  expect((await get("/dev/mail")).statusCode).toBe(200);
});

test("a recipient's mails are listed newest first", async () => {
  await deliver("one", "a@example.test", "first");
  await deliver("two", "b@example.test", "other");
  await deliver("three", "a@example.test", "second");
  const listed = (await get("/dev/mail.json?to=A@example.test")).json<Record<string, string>[]>();
  expect(listed.map(({ text }) => /Hello (\w+)/.exec(text ?? "")?.[1])).toEqual([
    "second",
    "first",
  ]);
  for (const mail of listed) {
    expect(Object.keys(mail).toSorted()).toEqual(["at", "html", "subject", "text"]);
    expect(Date.parse(mail["at"] ?? "")).not.toBeNaN();
  }
  expect((await get("/dev/mail.json")).json()).toHaveLength(3);
  expect((await get("/dev/mail.json?to=c@example.test")).json()).toEqual([]);
});

test("the page shows a mail's HTML in a frame that runs no scripts", async () => {
  await deliver("four", "x@example.test", "<script>alert(1)</script>");
  const list = await get("/dev/mail");
  const address = /href="(\/dev\/mail\/[\w-]+)"/.exec(list.body)?.[1] ?? "";
  const page = await get(address);
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.headers["content-security-policy"]).not.toContain("unsafe");
  expect(page.body).not.toContain("<script>");
  expect(page.body).toContain(`<iframe sandbox title="HTML" src="${address}/html">`);

  const html = await get(`${address}/html`);
  expect(html.headers["content-type"]).toContain("text/html");
  expect(html.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
  expect(html.body).not.toContain("<script>");
});

test.each(["/dev/mail/nothing", "/dev/mail/..%2Fsecret", "/dev/mail/nothing/html"])(
  "%s is not found",
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test("an address longer than a file name may be is not found", async () => {
  const url = `/dev/mail/${"a".repeat(260)}`;
  for (const address of [url, `${url}/html`]) expect((await get(address)).statusCode).toBe(404);
});

test.each(["/dev/mail", "/dev/mail.json", "/dev/mail/some-id", "/dev/mail/some-id/html"])(
  "%s is not found from another machine",
  async (url) => {
    for (const address of ["192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"])
      expect((await get(url, address)).statusCode).toBe(404);
    expect((await get("/dev/mail", "::1")).statusCode).toBe(200);
    expect((await get("/dev/mail", "::ffff:127.0.0.1")).statusCode).toBe(200);
  },
);

test("a proxy on this machine does not make the mails readable from elsewhere", async () => {
  const proxied = Fastify({ trustProxy: ["127.0.0.1"] });
  devMailRoutes(proxied, join(folder, "outbox"));
  const response = await proxied.inject({
    url: "/dev/mail",
    headers: { "x-forwarded-for": "192.0.2.1" },
  });
  expect(response.statusCode).toBe(404);
  await proxied.close();
});

test.each(["forwarded", "via", "x-real-ip", "x-forwarded-for", "x-forwarded-proto"])(
  "a call with the header %s comes through a proxy and finds no mails, even if no proxy is trusted",
  async (name) => {
    for (const url of ["/dev/mail", "/dev/mail.json", "/dev/mail/one", "/dev/mail/one/html"])
      expect((await app.inject({ url, headers: { [name]: "127.0.0.1" } })).statusCode).toBe(404);
  },
);

test.each(["localhost", "localhost:5000", "127.0.0.1:5000", "[::1]:5000", "LocalHost:5000"])(
  "the mails are found under the host name %s",
  async (host) => {
    const answer = await app.inject({ url: "/dev/mail.json", headers: { host } });
    expect(answer.statusCode).toBe(200);
  },
);

// DNS rebinding: another site's name may point to this machine.
test.each([
  "evil.example",
  "evil.example:5000",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "demo.mizalla.test:5001",
  "demo.mizalla.test",
  // A proxy is asked under the site's own name.
  "demo.mizalla.test:5000",
])("the mails are not found under the host name %j", async (host) => {
  const trusting = Fastify({ trustProxy: ["127.0.0.1"] });
  devMailRoutes(trusting, join(folder, "outbox"));
  for (const headers of [
    { host },
    { host, "x-forwarded-host": "localhost" },
    { host: "localhost", "x-forwarded-host": host },
  ])
    for (const url of ["/dev/mail", "/dev/mail.json", "/dev/mail/one", "/dev/mail/one/html"])
      expect((await trusting.inject({ url, headers })).statusCode).toBe(404);
  await trusting.close();
});
