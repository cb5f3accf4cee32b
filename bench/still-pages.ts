// Still pages against a bare server that sends the same bytes, in the same run: how soon the largest
// part is painted (Lighthouse's mobile profile, median of three) and how many pages go out a second.
import { type Figures, median, type openLighthouse } from "./lighthouse.ts";
import { compareThroughput, middle, openBareServer, rounded } from "./throughput.ts";

const RUNS = 3;

/** Turn by turn, so that both meet the machine in the same mood. */
export const measureStillPage = async (
  lighthouse: Awaited<ReturnType<typeof openLighthouse>>,
  product: string,
  page: string,
) => {
  const bare = await openBareServer(product, page, "warn");
  try {
    const ours: Figures[] = [];
    const theirs: Figures[] = [];
    const rates: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await lighthouse.measure(product + page));
      theirs.push(await lighthouse.measure(bare.address + page));
      const headers = { "accept-encoding": "br" };
      const { ratio } = await compareThroughput(product + page, bare.address + page, headers);
      rates.push(ratio);
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
