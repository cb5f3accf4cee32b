import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareBackups, rowsWith } from "./compare-backups.ts";
import { createDatabase, startPostgres } from "./postgres-server.ts";
import { startProduct, type StartedProduct } from "./product.ts";
import { openSends, type Sends } from "./steady-sends.ts";
import { runTool } from "./tool-process.ts";

export type Engine = "embedded" | "PostgreSQL";
export type Direction = { from: Engine; to: Engine };

export const directions: Direction[] = [
  { from: "embedded", to: "PostgreSQL" },
  { from: "embedded", to: "embedded" },
  { from: "PostgreSQL", to: "PostgreSQL" },
];

const CLIENTS = 4;
const PICTURES = 6;
/** The backup begins when so much of the requests is there, and the rest arrives meanwhile. */
const BACKED_UP_AT = 0.8;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

const demand = (isRight: boolean, what: string) => {
  if (!isRight) throw new Error(what);
};

const timed = async <Result>(run: () => Promise<Result>) => {
  const begun = performance.now();
  const result = await run();
  return { result, minutes: (performance.now() - begun) / 60_000 };
};

const sendMany = async (sends: Sends, from: number, to: number) => {
  let next = from;
  const sendOn = async () => {
    while (next <= to) {
      const number = String(next);
      next += 1;
      const { status } = await sends.send(number);
      demand(status === 200, `A send answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, sendOn));
};

const eraseAccount = async ({ address }: StartedProduct, { customer }: Sends) => {
  const answer = await fetch(`${address}/api/users/me/erase`, {
    method: "POST",
    headers: { authorization: `Bearer ${customer.token}`, "content-type": "application/json" },
    body: JSON.stringify({ what: "account", password: customer.password }),
  });
  demand(answer.status === 200, `Erasing answered ${answer.status}.`);
};

const logIn = async ({ address }: StartedProduct, { email, password }: Sends["customer"]) => {
  const answer = await fetch(`${address}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return answer.status;
};

/** The ids and the address by which rows belong to a person. */
const wordsOf = async (backup: string, { customer, list }: Sends) => {
  const found = await rowsWith(backup, customer.email);
  const account = found.find(({ table }) => table === "users");
  const id = account?.row.split("\t").find((value) => UUID.test(value));
  if (!id) throw new Error("The person is not in the backup.");
  return [id, customer.email, ...(await list()).map((request) => request.id)];
};

/** The session that the backup holds goes on. */
const numbersAt = async ({ address }: StartedProduct, { customer }: Sends) => {
  const found: string[] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined;) {
    const answer: Response = await fetch(
      `${address}/api/carins/insurance-requests?limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      { headers: { authorization: `Bearer ${customer.token}` } },
    );
    const page = (await answer.json()) as {
      data: { plateInfo: { number: string } }[];
      nextCursor?: string;
    };
    found.push(...page.data.map(({ plateInfo }) => plateInfo.number));
    cursor = page.nextCursor ?? undefined;
  }
  return found;
};

/**
 * Requests under sends, a backup, an erasure, a loss, and a restore. @throws {Error} where anything
 * is lost, half, or back that was erased
 */
export const drill = async (
  { from, to }: Direction,
  requests: number,
  say: (line: string) => void,
) => {
  const folder = await mkdtemp(join(tmpdir(), "mizalla-drill-"));
  const isServerNeeded = from === "PostgreSQL" || to === "PostgreSQL";
  const server = isServerNeeded ? await startPostgres() : undefined;
  const addressFor = async (engine: Engine) =>
    engine === "PostgreSQL" && server ? createDatabase(server.url) : "";
  const running: StartedProduct[] = [];
  const start = async (environment: Record<string, string>) => {
    const product = await startProduct({ RATE_LIMITS: "off", ...environment });
    running.push(product);
    return product;
  };

  try {
    const databaseUrl = await addressFor(from);
    const source = await start({ DATABASE_URL: databaseUrl });
    const key = (await readFile(join(source.dataDir, "document.key"), "utf8")).trim();
    const erased = await openSends(source);
    await sendMany(erased, 1, 2);
    const kept = await openSends(source);
    const first = Math.floor(requests * BACKED_UP_AT);
    await sendMany(kept, 1, first);
    const before = kept.acknowledged();

    say(`${first} requests are there; a backup begins while others arrive.`);
    const backup = join(folder, "backup");
    const environment = { DATA_DIR: source.dataDir, DATABASE_URL: databaseUrl, DOCUMENT_KEY: key };
    const [backedUp] = await Promise.all([
      timed(() => runTool("backup", [backup], environment)),
      sendMany(kept, first + 1, requests),
    ]);
    say(backedUp.result.trim());

    const words = await wordsOf(backup, erased);
    await eraseAccount(source, erased);
    await source.kill("SIGKILL");

    const place = {
      DATA_DIR: join(folder, "place"),
      DATABASE_URL: await addressFor(to),
      DOCUMENT_KEY: key,
    };
    const restored = await timed(() =>
      runTool("restore", [backup, "--erasures", source.dataDir], place),
    );
    say(restored.result.trim());
    const again = join(folder, "again");
    await runTool("backup", [again], place);
    const same = await compareBackups(backup, again, {
      words,
      documents: erased.sent().length * PICTURES,
    });
    const back = await rowsWith(again, erased.customer.email);
    demand(back.length === 0, `The erased person is back in ${back[0]?.table}.`);

    const target = await start(place);
    const verified = await runTool("audit-verify", [], place);
    say(verified.trim());
    const here = await numbersAt(target, kept);
    const lost = before.filter((number) => !here.includes(number));
    demand(lost.length === 0, `${lost.length} acknowledged requests are lost.`);
    demand(new Set(here).size === here.length, "A request is there twice.");
    demand((await logIn(target, erased.customer)) === 401, "The erased person may sign in.");

    const minutes = [backedUp, restored].map((one) => one.minutes.toFixed(2));
    return `${from} to ${to}: ${here.length} requests, ${same.rows} rows of ${same.tables} tables and ${same.documents} documents are as they were; backup ${minutes[0]}, restore ${minutes[1]} minutes.`;
  } finally {
    for (const product of running) await product.stop().catch(() => undefined);
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
