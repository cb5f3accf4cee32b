// Still pages against a bare server that sends the same bytes, in the same run: how soon the largest
// part is painted (Lighthouse's mobile profile, median of three) and how many pages go out a second.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { type Figures, median, type openLighthouse } from "./lighthouse.ts";

const RUNS = 3;
const SECONDS = 3;
const CONNECTIONS = 10;

const pagesASecond = async (url: string) => {
  const headers = { "accept-encoding": "br" };
  const options = { url, connections: CONNECTIONS, duration: SECONDS, headers };
  const { requests, non2xx } = await autocannon(options);
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with something else`);
  return requests.average;
};

const openBareServer = async (product: string, page: string) => {
  const child = fork(fileURLToPath(new URL("bare-server.ts", import.meta.url)), [product, page]);
  const [address] = (await once(child, "message")) as [string];
  return { address, close: () => child.kill() };
};

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const rounded = (number: number) => Math.round(number * 100) / 100;

/** Turn by turn, so that both meet the machine in the same mood. */
export const measureStillPage = async (
  lighthouse: Awaited<ReturnType<typeof openLighthouse>>,
  product: string,
  page: string,
) => {
  const bare = await openBareServer(product, page);
  try {
    const ours: Figures[] = [];
    const theirs: Figures[] = [];
    const rates: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await lighthouse.measure(product + page));
      theirs.push(await lighthouse.measure(bare.address + page));
      const their = await pagesASecond(bare.address + page);
      rates.push((await pagesASecond(product + page)) / their);
    }
    const [figures, reference] = [median(ours), median(theirs)];
    return {
      ...figures,
      paintAgainstBare: rounded(figures.largestPaint / reference.largestPaint),
      throughputAgainstBare: rounded(middle(rates)),
    };
  } finally {
    bare.close();
  }
};
