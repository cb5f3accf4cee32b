import type SMTPPool from "nodemailer/lib/smtp-pool/index.js";
import { isLoopbackHost } from "../../../loopback.ts";

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
    // Elsewhere STARTTLS is demanded: whoever is on the way could hide that it is offered.
    ...(!secure && (isLoopbackHost(host) ? { ignoreTLS: true } : { requireTLS: true })),
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
