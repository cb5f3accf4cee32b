// Hot answers against a bare server with the same bytes: `npm run bench -- api`.
import { startProduct } from "../tests/support/product.ts";
import { compareThroughput, middle, openBareServer, rounded } from "./throughput.ts";

const RUNS = [1, 2, 3];
export const PACKAGES = "/api/packages/renew/saloon/4";
const ASKED = [
  [PACKAGES, "identity"],
  ...[PACKAGES, "/api/nav", "/healthz", "/", "/about", "/login"].map((path) => [path, "br"]),
] as const;

const measure = async (product: string, path: string, logLevel: string, encoding: string) => {
  const bare = await openBareServer(product, path, logLevel, encoding);
  try {
    const headers = { "accept-encoding": encoding };
    const runs = [];
    for (const _run of RUNS)
      runs.push(await compareThroughput(product + path, bare.address + path, { headers }));
    return {
      bytes: bare.bytes,
      product: Math.round(middle(runs.map((run) => run.product))),
      bare: Math.round(middle(runs.map((run) => run.bare))),
      ratio: rounded(middle(runs.map((run) => run.ratio))),
    };
  } finally {
    bare.close();
  }
};

export const measureApi = async () => {
  const rows: Record<string, object> = {};
  for (const logLevel of ["warn", "info"]) {
    const product = await startProduct({ RATE_LIMITS: "off", LOG_LEVEL: logLevel });
    try {
      for (const [path = "", encoding = "br"] of ASKED) {
        const name = `${path} ${encoding} ${logLevel}`;
        rows[name] = await measure(product.address, path, logLevel, encoding);
        console.log(name, JSON.stringify(rows[name]));
      }
    } finally {
      await product.stop();
    }
  }
  return rows;
};
