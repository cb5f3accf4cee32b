import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions, Transporter } from "nodemailer";
import { isEmail } from "../../../../domain/accounts/email.ts";
import type { Letter, RenderedMail } from "../mail.ts";
import type { Deliver } from "./mail-worker.ts";
import type { Configuration } from "../../../configuration.ts";
import { MailRefused } from "./mail-refused.ts";
import { smtpOptions } from "./smtp-options.ts";

export type StoredMail = RenderedMail & { to: string; at: string };

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
  // A list or a line break here would reach unintended addressees.
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

const DELIVERY_TIMEOUT_MS = 60_000;

/** Gives up on a slow server before another process takes the letter. */
export const smtpDelivery = (
  smtpUrl: string,
  from: string,
  publicUrl: string,
  timeout = DELIVERY_TIMEOUT_MS,
) => {
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport(smtpOptions(smtpUrl));
  };
  const deliver: Deliver = async (letter, rendered, signal) => {
    transport ??= open();
    const limits = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
    const message = {
      ...messageOf(letter, rendered, from, publicUrl),
      signal: AbortSignal.any(limits),
    };
    await (await transport).sendMail(message).catch((error: unknown) => {
      throw new MailRefused(error);
    });
  };
  return Object.assign(deliver, { close: async () => (await transport)?.close() });
};

/** File names of one addressee start with this, to find them without reading. */
export const addresseePrefix = (to: string) =>
  createHash("sha256").update(to).digest("hex").slice(0, 16);

/** Sending the same letter again overwrites its files (ruling M1). */
export const outboxDelivery = (folder: string, from: string, publicUrl: string): Deliver => {
  const write = async (name: string, content: string | Buffer) => {
    const temporary = join(folder, `.${randomUUID()}`);
    await writeFile(temporary, content, { mode: 0o600 });
    await rename(temporary, join(folder, name));
  };

  return async (letter, rendered) => {
    const { createTransport } = await import("nodemailer");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail(messageOf(letter, rendered, from, publicUrl));
    if (!Buffer.isBuffer(message)) throw new Error("The composed mail is not a buffer.");

    const name = `${addresseePrefix(letter.to)}-${letter.key.replace(/[^\w-]/g, "-")}`;
    const stored: StoredMail = { ...rendered, to: letter.to, at: new Date().toISOString() };
    await write(`${name}.eml`, message);
    await write(`${name}.json`, JSON.stringify(stored));
  };
};

/** Files, and the pages that show them, exist in the demonstration only. */
export const chooseDelivery = ({
  isDemo,
  smtpUrl,
  mailFrom,
  publicUrl,
  dataDir,
}: Configuration) => {
  if (smtpUrl !== undefined)
    return { deliver: smtpDelivery(smtpUrl, mailFrom, publicUrl), outbox: undefined };
  if (!isDemo) throw new Error("Mail needs SMTP_URL outside of the demonstration.");
  const outbox = join(dataDir, "outbox");
  return { deliver: outboxDelivery(outbox, mailFrom, publicUrl), outbox };
};
