import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Received = { to: string; messageId: string };

/** "silent" takes a letter and never says whether it has it; "away" refuses every connection. */
type Mood = "well" | "silent" | "away";

/** An SMTP server whose mood a test changes. */
export const startMailServer = async (first: Mood = "well") => {
  let mood = first;
  const accepted: Received[] = [];
  const unanswered: Received[] = [];

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onConnect: (_session, done) => (mood === "away" ? done(new Error("away")) : done()),
    onMailFrom: (_from, _session, done) => (mood === "away" ? done(new Error("away")) : done()),
    onData: (stream, session, done) => {
      const read = (message: string) => {
        const to = session.envelope.rcptTo[0]?.address ?? "";
        const messageId = /^Message-ID: (.*)\r$/im.exec(message)?.[1] ?? "";
        if (mood === "silent") return unanswered.push({ to, messageId });
        accepted.push({ to, messageId });
        return done();
      };
      // A sender that is killed leaves half a letter, which is none.
      text(stream).then(read, () => undefined);
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Letters that were answered by 250, and those that a silent server took. */
    accepted,
    unanswered,
    become: (next: Mood) => {
      mood = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
