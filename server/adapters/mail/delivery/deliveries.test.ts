import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSmtp, partsOf } from "../../../../tests/support/smtp-server.ts";
import { outboxDelivery, smtpDelivery } from "./deliveries.ts";
import type { Letter } from "../mail.ts";
import { renderMail } from "../templates/render-mail.ts";

const FROM = "Mizalla <hello@mizalla.test>";
const PUBLIC_URL = "https://mizalla.example";

const letter: Letter = {
  key: "activation-1",
  to: "someone@example.test",
  language: "ar",
  mail: { kind: "activationCode", code: "012345", minutes: 10, isFirst: true },
};

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mizalla-mail-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a mail arrives over SMTP with its text, its HTML and stable headers", async () => {
  const server = await openSmtp();
  const deliver = smtpDelivery(server.url, FROM, PUBLIC_URL);
  const rendered = await renderMail(letter, PUBLIC_URL);
  await deliver(letter, rendered);
  await deliver(letter, rendered);
  await deliver.close();
  await server.close();

  expect(server.received).toHaveLength(2);
  for (const { from, to, message } of server.received) {
    expect(from).toBe("hello@mizalla.test");
    expect(to).toEqual(["someone@example.test"]);
    expect(message).toMatch(/^From: Mizalla <hello@mizalla\.test>\r$/m);
    expect(message).toMatch(/^Message-ID: <activation-1@mizalla\.example>\r$/im);
    expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(message).toMatch(/^Content-Language: ar\r$/m);
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
  }
  const parts = partsOf(server.received[0]?.message ?? "");
  const plain = parts.find(({ head }) => head.includes("text/plain"));
  const html = parts.find(({ head }) => head.includes("text/html"));
  expect(plain?.body.replaceAll("\r\n", "\n").trim()).toBe(rendered.text.trim());
  expect(html?.body).toContain('dir="rtl"');
});

test.each([
  "someone@example.test\r\nBcc: evil@example.test",
  "someone@example.test, evil@example.test",
  "Someone <someone@example.test>",
  "someone",
])("a letter to the address %j is not sent", async (to) => {
  const server = await openSmtp();
  const deliver = smtpDelivery(server.url, FROM, PUBLIC_URL);
  const rendered = await renderMail(letter, PUBLIC_URL);
  await expect(deliver({ ...letter, to }, rendered)).rejects.toThrow();
  await deliver.close();
  await server.close();
  expect(server.received).toEqual([]);
});

test("a server that requires a login gets user name and password", async () => {
  const server = await openSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "us er" && password === "p@ss"
        ? done(null, { user: username })
        : done(new Error("no")),
  });
  const url = `smtp://us%20er:p%40ss@127.0.0.1:${server.port}`;
  const deliver = smtpDelivery(url, FROM, PUBLIC_URL);
  await deliver(letter, await renderMail(letter, PUBLIC_URL));
  await deliver.close();
  await server.close();
  expect(server.received).toHaveLength(1);
});

test("a server on this machine may have an unsigned certificate", async () => {
  const server = await openSmtp({ disabledCommands: [] });
  const deliver = smtpDelivery(server.url, FROM, PUBLIC_URL);
  await deliver(letter, await renderMail(letter, PUBLIC_URL));
  await deliver.close();
  await server.close();
  expect(server.received).toHaveLength(1);
});

test("a server's refusal is reported with its code, without the address", async () => {
  const server = await openSmtp({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`${address} is unknown`), { responseCode: 550 })),
  });
  const deliver = smtpDelivery(server.url, FROM, PUBLIC_URL);
  const rendered = await renderMail(letter, PUBLIC_URL);
  const refusal = await deliver(letter, rendered).then(
    () => undefined,
    (error: unknown) => error,
  );
  await deliver.close();
  await server.close();
  expect(String(refusal)).toContain("550");
  expect(String(refusal)).not.toContain("example.test");
});

test("a server that takes too long is disconnected before another process sends the letter", async () => {
  const server = await openSmtp({ closeTimeout: 100, onRcptTo: () => undefined });
  const deliver = smtpDelivery(server.url, FROM, PUBLIC_URL, 300);
  const rendered = await renderMail(letter, PUBLIC_URL);
  await expect(deliver(letter, rendered)).rejects.toThrow("did not take it");
  await deliver.close();
  await server.close();
  expect(server.received).toEqual([]);
});

test("an unreachable server is an error, so that the queue retries", async () => {
  const away = await openSmtp();
  await away.close();
  const rendered = await renderMail(letter, PUBLIC_URL);
  const nowhere = smtpDelivery(away.url, FROM, PUBLIC_URL);
  await expect(nowhere(letter, rendered)).rejects.toThrow(/ECONNREFUSED|ESOCKET/);
  await nowhere.close();
});

test("without a server each letter becomes a file that only its owner can read", async () => {
  const outbox = join(folder, "outbox");
  const deliver = outboxDelivery(outbox, FROM, PUBLIC_URL);
  const rendered = await renderMail(letter, PUBLIC_URL);
  await deliver(letter, rendered);
  await deliver(letter, rendered);
  await deliver({ ...letter, key: "activation-2" }, rendered);

  const names = await readdir(outbox);
  const messages = names.filter((name) => name.endsWith(".eml"));
  expect(messages).toHaveLength(2);
  for (const name of names) expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect(await readFile(join(outbox, messages[0] ?? ""), "utf8")).toMatch(
    /^To: someone@example\.test\r?$/m,
  );
});
