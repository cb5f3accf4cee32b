import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";

const SECONDS = 2;
const CONNECTIONS = 10;

const answersASecond = async (url: string, headers: Record<string, string>) => {
  const options = { url, connections: CONNECTIONS, duration: SECONDS, headers };
  const { requests, non2xx } = await autocannon(options);
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with something else`);
  return requests.average;
};

/** Its log lines are read and dropped, as the product's are. */
export const openBareServer = async (
  product: string,
  path: string,
  logLevel: string,
  encoding = "br",
) => {
  const program = fileURLToPath(new URL("bare-server.ts", import.meta.url));
  const child = fork(program, [product, path, logLevel, encoding], { silent: true });
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const [ready] = (await once(child, "message")) as [{ address: string; bytes: number }];
  return { ...ready, close: () => child.kill() };
};

export const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export const rounded = (number: number) => Math.round(number * 100) / 100;

export const compareThroughput = async (
  ours: string,
  theirs: string,
  headers: Record<string, string>,
) => {
  const bare = await answersASecond(theirs, headers);
  const product = await answersASecond(ours, headers);
  return { product, bare, ratio: product / bare };
};
