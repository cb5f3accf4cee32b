import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

type Received = { from: string; to: string[]; message: string };

/** "silent" takes a letter and never answers; "away" refuses every connection. */
type Mood = "well" | "silent" | "away";

const away = new Error("away");

/** An SMTP server on a free port of the loopback address, whose mood a test can change. */
export const openSmtp = async (options: SMTPServerOptions = {}) => {
  let mood: Mood = "well";
  const received: Received[] = [];
  const unanswered: Received[] = [];

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onConnect: (_session, done) => (mood === "away" ? done(away) : done()),
    onMailFrom: (_from, _session, done) => (mood === "away" ? done(away) : done()),
    ...options,
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const take = (message: string) => {
        const from = mailFrom ? mailFrom.address : "";
        const letter = { from, to: rcptTo.map(({ address }) => address), message };
        if (mood === "silent") return unanswered.push(letter);
        received.push(letter);
        return done();
      };
      // A sender that is killed leaves half a letter, which is ignored.
      text(stream).then(take, () => undefined);
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    received,
    unanswered,
    url: `smtp://127.0.0.1:${port}`,
    port,
    become: (next: Mood) => {
      mood = next;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

export type SmtpServer = Awaited<ReturnType<typeof openSmtp>>;

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
