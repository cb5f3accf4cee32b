// Measured against a bare server with the same bytes: largest paint (mobile, median) and pages/s.
import { type Figures, median, type openLighthouse } from "./lighthouse.ts";
import { compareThroughput, middle, openBareServer, rounded } from "./throughput.ts";

const RUNS = 3;

/** Alternately, so that both meet the same load of the machine. */
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
      const { ratio } = await compareThroughput(product + page, bare.address + page, {
        headers,
      });
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
