import { BlockList, isIP } from "node:net";
import type SMTPPool from "nodemailer/lib/smtp-pool/index.js";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const isLoopback = (host: string) =>
  host === "localhost" ||
  (isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? "ipv6" : "ipv4"));

/** Short timeouts, because the queue tries again. */
export const smtpOptions = (smtpUrl: string): SMTPPool.Options => {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return {
    pool: true,
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Loopback traffic cannot be intercepted, and a certificate for it could not be checked.
    ...(!secure && isLoopback(host) && { ignoreTLS: true }),
    ...(url.username !== "" && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
