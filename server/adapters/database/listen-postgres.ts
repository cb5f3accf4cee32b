import pg from "pg";

/** Milliseconds. */
const CONNECTING = 5_000;
const PAUSE = 1_000;

/**
 * Hears what is announced on a channel, over a connection of its own that is opened again whenever it
 * breaks. What is announced in between is missed: `heard` is called after each opening, too. Answers
 * at once, and the way to stop.
 */
export const listenOnPostgres = (
  url: string,
  channel: string,
  heard: () => void,
  onError: (error: Error) => void,
) => {
  let isStopped = false;
  let pause: NodeJS.Timeout | undefined;
  let open: pg.Client | undefined;

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECTING,
      keepAlive: true,
    });
    open = client;
    client.on("error", onError);
    client.on("notification", heard);
    client.once("end", () => {
      if (!isStopped) pause = setTimeout(begin, PAUSE);
    });
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    heard();
  };

  const begin = () => {
    connect().catch((error: Error) => {
      onError(error);
      // Leads to `end` in any case, and so to the next try.
      void open?.end().catch(() => undefined);
    });
  };

  begin();
  return async () => {
    isStopped = true;
    clearTimeout(pause);
    await open?.end().catch(() => undefined);
  };
};
