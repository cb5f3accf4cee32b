// What callers notice of a flood from many addresses, and what one customer and a load balancer
// notice beside it: `npm run bench -- flood`. First 60 callers, then 600, in the same run; milliseconds.
import { memoryOf } from "../tests/support/memory-of.ts";
import { newCustomer } from "../tests/support/api-client.ts";
import { type Flood, flood, floodAccounts } from "../tests/support/flood.ts";
import { startProduct } from "../tests/support/product.ts";

const SECONDS = 10;
const FEW = 60;
const MANY = 600;

const rowsOf = (name: string, found: Flood) => ({
  ...Object.fromEntries(
    found.kinds.map(({ kind, statuses, ...times }) => [
      `${name}: ${kind}`,
      { ...times, answers: JSON.stringify(statuses) },
    ]),
  ),
  [`${name}: all accepted`]: { ...found.accepted, answers: JSON.stringify(found.wrongRefusals) },
  [`${name}: /healthz`]: { ...found.health, asked: found.health.asked },
  [`${name}: cached page`]: { ...found.still, asked: found.still.asked },
  [`${name}: customer's page`]: {
    ...found.customer,
    statuses: undefined,
    answers: JSON.stringify(found.customer.statuses),
  },
});

export const measureFlood = async () => {
  const product = await startProduct();
  try {
    const customer = await newCustomer(product);
    const accounts = await floodAccounts(product);
    const floodWith = (callers: number, seconds = SECONDS) =>
      flood(product, { callers, seconds, accounts, customer });
    await floodWith(FEW, 3);
    const rows: Record<string, object> = {};
    for (const callers of [FEW, MANY]) {
      Object.assign(rows, rowsOf(`${callers} callers`, await floodWith(callers)));
      console.log(`${callers} callers: the product takes ${await memoryOf(product.pid())} MB`);
    }
    return rows;
  } finally {
    await product.stop();
  }
};
