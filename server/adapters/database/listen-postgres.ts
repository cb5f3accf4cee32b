import pg from "pg";

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_AFTER_MS = 1_000;

/** Announcements during a broken connection are lost: each new one calls `heard`, too. */
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
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    open = client;
    client.on("error", onError);
    client.on("notification", heard);
    client.once("end", () => {
      if (!isStopped) pause = setTimeout(begin, RETRY_AFTER_MS);
    });
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    heard();
  };

  const begin = () => {
    connect().catch((error: Error) => {
      onError(error);
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
