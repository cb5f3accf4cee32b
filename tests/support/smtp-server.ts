import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

type Received = { from: string; to: string[]; message: string };

/** An SMTP server on a free port of the loopback address that keeps what it receives. */
export const openSmtp = async (options: SMTPServerOptions = {}) => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    ...options,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

/** The decoded parts of a message, by content type. */
export const partsOf = (message: string) => {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? "";
  return message.split(`--${boundary}`).map((part) => {
    const [head = "", ...body] = part.split("\r\n\r\n");
    const text = body.join("\r\n\r\n");
    if (/base64/i.test(head)) return { head, body: Buffer.from(text, "base64").toString("utf8") };
    const bytes = text
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return { head, body: Buffer.from(bytes, "latin1").toString("utf8") };
  });
};
