import { spawn } from "node:child_process";
import { cp, lstat, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Running = {
  pid: number;
  /** Resolves with the exit code. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
  output: () => string;
};

const start = (port: number, dataDir: string, environment: Record<string, string>) =>
  new Promise<Running>((resolve, reject) => {
    const child = spawn(process.execPath, ["server/main.ts"], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        RECONCILE_SECONDS: "2",
        SWEEP_SECONDS: "2",
        DATABASE_URL: "",
        STOP_NOTICE_SECONDS: "0",
        ...environment,
      },
    });
    let output = "";
    let isReady = false;
    // "exit" may come before the last of what it printed.
    const ended = new Promise<number | null>((settle) => child.once("close", settle));
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (isReady || !/^ready /m.test(output)) return;
      isReady = true;
      resolve({
        pid: child.pid ?? 0,
        kill: async (signal) => {
          child.kill(signal);
          return ended;
        },
        output: () => output,
      });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
  });

export const productAt = (addresses: { address: string; gateway: string }) => ({
  ...addresses,
  /** Mails sent so far to an address, newest first. */
  mailsTo: async (to: string) => {
    const query = `to=${encodeURIComponent(to)}`;
    const answer = await fetch(`${addresses.address}/dev/mail.json?${query}`);
    return (await answer.json()) as { subject: string; text: string; html: string; at: string }[];
  },
});

export type Product = ReturnType<typeof productAt>;

/** A data folder that the setup of the project prepared: seeding costs more than half of a first start. */
const copyPrepared = async (dataDir: string, environment: Record<string, string>) => {
  const prepared = process.env["PREPARED_DATA_DIR"];
  const isOwn = environment["DATABASE_URL"] || environment["DATA_DIR"];
  if (prepared && !isOwn) await cp(prepared, dataDir, { recursive: true });
};

/** Copies the folder of a running product as a crash would leave it. */
const copyStanding = async (pid: number, from: string, to: string) => {
  process.kill(pid, "SIGSTOP");
  try {
    const filter = async (path: string) => !(await lstat(path)).isSocket();
    await cp(from, to, { recursive: true, filter });
  } finally {
    process.kill(pid, "SIGCONT");
  }
};

export const startProduct = async (
  environment: Record<string, string> = {},
  { isFirstStart = false } = {},
) => {
  const dataDir = await mkdtemp(join(tmpdir(), "mizalla-product-"));
  if (!isFirstStart) await copyPrepared(dataDir, environment);
  const port = await freePort(2);
  let running = await start(port, dataDir, environment);

  return {
    ...productAt({
      address: `http://localhost:${port}`,
      gateway: `http://127.0.0.1:${port + 1}`,
    }),
    dataDir,
    output: () => running.output(),
    pid: () => running.pid,
    copyData: (to: string) => copyStanding(running.pid, dataDir, to),
    kill: (signal: NodeJS.Signals) => running.kill(signal),
    startAgain: async () => {
      running = await start(port, dataDir, environment);
    },
    stop: async () => {
      await running.kill("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type StartedProduct = Awaited<ReturnType<typeof startProduct>>;
