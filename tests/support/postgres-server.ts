import { execFile, spawn } from "node:child_process";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

const findBinaries = async () => {
  const versions = "/usr/lib/postgresql";
  const names = await readdir(versions).catch(() => []);
  const newest = names.toSorted((one, other) => Number(other) - Number(one))[0];
  if (!newest)
    throw new Error(
      "The API tests need a PostgreSQL server: install the package postgresql, or set TEST_DATABASE_URL.",
    );
  return join(versions, newest, "bin");
};

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: as root, its commands run as the account `postgres`. */
const asServer = (command: string, parameters: string[]): [string, string[]] =>
  isRoot ? ["runuser", ["-u", "postgres", "--", command, ...parameters]] : [command, parameters];

const untilAnswering = async (url: string) => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("The PostgreSQL server of the tests did not start in 10 s.");
};

/**
 * Starts a throw-away PostgreSQL server on a free port of the loopback address, or uses the one
 * that TEST_DATABASE_URL names.
 */
export const startPostgres = async () => {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: async () => {} };

  const binaries = await findBinaries();
  const folder = await mkdtemp(join(tmpdir(), "mizalla-postgres-"));
  if (isRoot) {
    const { stdout } = await run("id", ["-u", "postgres"]);
    await chown(folder, Number(stdout), -1);
  }
  const data = join(folder, "data");
  await run(
    ...asServer(join(binaries, "initdb"), [
      "-D",
      data,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
    ]),
    { cwd: folder },
  );
  const port = await freePort();
  const settings = ["fsync=on", "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
  const [command, parameters] = asServer(join(binaries, "postgres"), [
    "-D",
    data,
    "-p",
    String(port),
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  const server = spawn(command, parameters, { stdio: "ignore", cwd: folder });
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await untilAnswering(url);

  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      await run(...asServer(join(binaries, "pg_ctl"), ["-D", data, "-m", "fast", "stop"]), {
        cwd: folder,
      });
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
