import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { untilFound } from "./waiting.ts";

const run = promisify(execFile);

export const findBinaries = async () => {
  const versions = "/usr/lib/postgresql";
  const names = await readdir(versions).catch(() => []);
  const newest = names.toSorted((one, other) => Number(other) - Number(one))[0];
  if (!newest)
    throw new Error(
      "The API tests need a PostgreSQL server: install the package postgresql, or set TEST_DATABASE_URL.",
    );
  return join(versions, newest, "bin");
};

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: as root, its commands run as the account `postgres`. */
const asServer = (command: string, parameters: string[]): [string, string[]] =>
  isRoot ? ["runuser", ["-u", "postgres", "--", command, ...parameters]] : [command, parameters];

const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return undefined;
  }
};

const untilAnswering = (url: string) =>
  untilFound(() => answers(url), "the PostgreSQL server of the tests");

const processesOf = async (data: string) => {
  const [server = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
  const { stdout } = await run("ps", ["-o", "pid=", "--ppid", server]);
  return [server, ...stdout.trim().split(/\s+/)].map(Number);
};

const createCluster = async (binaries: string) => {
  const folder = await mkdtemp(join(tmpdir(), "mizalla-postgres-"));
  if (isRoot) {
    const { stdout } = await run("id", ["-u", "postgres"]);
    await chown(folder, Number(stdout), -1);
  }
  const data = join(folder, "data");
  // Only a power cut could lose what is not flushed of a new cluster.
  const options = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  await run(...asServer(join(binaries, "initdb"), options), { cwd: folder });
  return { folder, data };
};

/** Settings for tests that do not crash the server. */
const WITHOUT_FLUSHES = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** A new PostgreSQL server that a test may freeze or crash. */
export const startOwnPostgres = async (own: readonly string[] = ["fsync=on"]) => {
  const binaries = await findBinaries();
  const { folder, data } = await createCluster(binaries);
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const settings = [...own, "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];

  const launch = () => {
    const [command, parameters] = asServer(join(binaries, "postgres"), [
      "-D",
      data,
      "-p",
      String(port),
      ...settings.flatMap((setting) => ["-c", setting]),
    ]);
    const server = spawn(command, parameters, { stdio: "ignore", cwd: folder });
    return { server, ended: new Promise((resolve) => server.once("exit", resolve)) };
  };
  const halt = async (mode: "fast" | "immediate") => {
    const parameters = ["-D", data, "-m", mode, "stop"];
    await run(...asServer(join(binaries, "pg_ctl"), parameters), { cwd: folder });
    await running.ended;
  };
  let running = launch();
  await untilAnswering(url);

  return {
    url,
    /** Suspends every process of the server; returns a function that resumes them. */
    freeze: async () => {
      const processes = await processesOf(data);
      for (const id of processes) process.kill(id, "SIGSTOP");
      return () => {
        for (const id of processes) process.kill(id, "SIGCONT");
        // Root starts it by `runuser`, which suspends itself together with its child.
        running.server.kill("SIGCONT");
      };
    },
    /** Crashes the server, as a power cut would, and starts it again. */
    restart: async () => {
      await halt("immediate");
      running = launch();
      await untilAnswering(url);
    },
    stop: async () => {
      await halt("fast");
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const onServer = async (url: string, statement: string) => {
  const admin = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: "/postgres" }).href,
  });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
};

/** Empty; answers its address. */
export const createDatabase = async (server: string) => {
  const name = `made_${randomBytes(4).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
};

/** What is in the database now, dumped and restored into a new one, also while it is in use. */
export const copyDatabase = async (url: string) => {
  const copy = await createDatabase(url);
  await run("bash", [
    "-c",
    'set -o pipefail; "$0/pg_dump" "$1" | "$0/psql" -q -v ON_ERROR_STOP=1 "$2" > /dev/null',
    await findBinaries(),
    url,
    copy,
  ]);
  return copy;
};

/** Cuts all connections to a database and puts another one in its place, as a restore does. */
export const swapDatabases = async (url: string, replacement: string) => {
  const [name, other] = [url, replacement].map((one) => new URL(one).pathname.slice(1));
  for (const statement of [
    `alter database ${name} with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname in ('${name}', '${other}')`,
    `alter database ${name} rename to ${name}_before`,
    `alter database ${other} rename to ${name}`,
  ])
    await onServer(url, statement);
};

export const startPostgres = async () => {
  const given = process.env["TEST_DATABASE_URL"];
  return given ? { url: given, stop: async () => {} } : startOwnPostgres(WITHOUT_FLUSHES);
};
