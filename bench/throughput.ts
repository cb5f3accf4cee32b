import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";

const SECONDS = 2;
const CONNECTIONS = 10;

type Asked = { headers?: Record<string, string>; queries?: readonly string[] };

/** `queries` are asked in turn; without them always the same address. */
const answersASecond = async (url: string, { headers = {}, queries = [] }: Asked) => {
  const { pathname } = new URL(url);
  const requests = queries.map((query) => ({
    method: "GET" as const,
    path: `${pathname}?${query}`,
  }));
  const { requests: answered, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
    ...(requests.length > 0 && { requests }),
  });
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with something else`);
  return answered.average;
};

/** Its log lines are read and dropped, as the product's are. */
const openServer = async (file: string, given: readonly string[]) => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), given, { silent: true });
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const [ready] = (await once(child, "message")) as [{ address: string; bytes: number }];
  return { ...ready, close: () => child.kill() };
};

export const openBareServer = (product: string, path: string, logLevel: string, encoding = "br") =>
  openServer("bare-server.ts", [product, path, logLevel, encoding]);

export const openBareRating = (product: string, path: string, logLevel: string) =>
  openServer("bare-rating-server.ts", [product, path, logLevel]);

export const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export const rounded = (number: number) => Math.round(number * 100) / 100;

export const compareThroughput = async (ours: string, theirs: string, asked: Asked) => {
  const bare = await answersASecond(theirs, asked);
  const product = await answersASecond(ours, asked);
  return { product, bare, ratio: product / bare };
};
