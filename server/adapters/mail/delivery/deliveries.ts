import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions, Transporter } from "nodemailer";
import { isEmail } from "../../../../domain/accounts/email.ts";
import type { Letter, RenderedMail } from "../mail.ts";
import type { Deliver } from "./mail-worker.ts";
import type { Configuration } from "../../../configuration.ts";
import { smtpOptions } from "./smtp-options.ts";

/** A mail kept in the outbox, as `/dev/mail` shows it. `at` is a UTC ISO time. */
export type KeptMail = RenderedMail & { to: string; at: string };

/** "Mizalla <hello@mizalla.test>" or the bare address. */
const sender = (from: string) => {
  const [, name, address] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: (name ?? "").replace(/^"(.*)"$/, "$1"), address: address ?? from.trim() };
};

const messageOf = (
  { key, to, language }: Letter,
  rendered: RenderedMail,
  from: string,
  publicUrl: string,
): SendMailOptions => {
  // A list or a line break here would reach people the letter was not written to.
  if (!isEmail(to)) throw new Error("A letter needs exactly one plain address.");
  const domain = new URL(publicUrl).hostname;
  return {
    ...rendered,
    from: sender(from),
    to: { name: "", address: to },
    messageId: `<${key.replace(/[^\w.-]/g, "-")}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** A mail server's refusal repeats the address in its message; only its codes may be logged. */
const withoutAddress = (error: unknown) => {
  const codes = error instanceof Error ? { code: "", responseCode: "", ...error } : undefined;
  return new Error(`The mail server did not take it: ${codes?.code} ${codes?.responseCode}`.trim());
};

/** Milliseconds for one letter, well within the time that its job has. */
const LONGEST_DELIVERY = 60_000;

/**
 * Delivers by SMTP over a few kept connections. `close` ends them. A server that answers by and by
 * is cut off after `longest`, before another process takes the letter.
 */
export const smtpDelivery = (
  smtpUrl: string,
  from: string,
  publicUrl: string,
  longest = LONGEST_DELIVERY,
) => {
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport(smtpOptions(smtpUrl));
  };
  const deliver: Deliver = async (letter, rendered, signal) => {
    transport ??= open();
    const limits = [AbortSignal.timeout(longest), ...(signal ? [signal] : [])];
    const message = {
      ...messageOf(letter, rendered, from, publicUrl),
      signal: AbortSignal.any(limits),
    };
    await (await transport).sendMail(message).catch((error: unknown) => {
      throw withoutAddress(error);
    });
  };
  return Object.assign(deliver, { close: async () => (await transport)?.close() });
};

/** Files of one addressee start with this, so that they are found without reading them all. */
export const addresseePrefix = (to: string) =>
  createHash("sha256").update(to).digest("hex").slice(0, 16);

/**
 * Writes mails to `folder` instead of sending them (ruling M1): an `.eml` each, and a `.json` that
 * `/dev/mail` reads. The same letter twice is the same files.
 */
export const outboxDelivery = (folder: string, from: string, publicUrl: string): Deliver => {
  const write = async (name: string, content: string | Buffer) => {
    const passing = join(folder, `.${randomUUID()}`);
    await writeFile(passing, content, { mode: 0o600 });
    await rename(passing, join(folder, name));
  };

  return async (letter, rendered) => {
    const { createTransport } = await import("nodemailer");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail(messageOf(letter, rendered, from, publicUrl));
    if (!Buffer.isBuffer(message)) throw new Error("The composed mail is not a buffer.");

    const name = `${addresseePrefix(letter.to)}-${letter.key.replace(/[^\w-]/g, "-")}`;
    const kept: KeptMail = { ...rendered, to: letter.to, at: new Date().toISOString() };
    await write(`${name}.eml`, message);
    await write(`${name}.json`, JSON.stringify(kept));
  };
};

/** Sends by SMTP_URL; without it, in the demonstration, keeps mails in the folder `outbox`. */
export const chooseDelivery = ({ smtpUrl, mailFrom, publicUrl, dataDir }: Configuration) => {
  if (smtpUrl !== undefined)
    return { deliver: smtpDelivery(smtpUrl, mailFrom, publicUrl), outbox: undefined };
  const outbox = join(dataDir, "outbox");
  return { deliver: outboxDelivery(outbox, mailFrom, publicUrl), outbox };
};
