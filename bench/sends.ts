// Six pictures per send against sharp alone: pictures/s, CPU ms per picture, peak MB.
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { newCustomer, renewalForms } from "../tests/support/api-client.ts";
import { startProduct, type StartedProduct } from "../tests/support/product.ts";
import { middle, rounded } from "./throughput.ts";

const RUNS = [1, 2, 3];
const PICTURES = 6;
const SENDS = 8;
const AT_ONCE = 4;

const samplePicture = async () => {
  const grain = { type: "gaussian", mean: 140, sigma: 22 } as const;
  const [width, height] = [2304, 1728];
  return sharp({
    create: { width: 576, height: 432, channels: 3, background: "#888", noise: grain },
  })
    .resize({ width, height })
    .jpeg({ quality: 80 })
    .toBuffer();
};

/** Must match server/features/documents/picture.ts. */
const redraw = (picture: Buffer) =>
  sharp(picture, { failOn: "warning" })
    .autoOrient()
    .resize({ width: 2400, height: 2400, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer();

const timed = async (times: number, atOnce: number, action: () => Promise<unknown>) => {
  let left = times;
  const started = performance.now();
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await action();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (performance.now() - started) / 1000;
};

const statusOf = (pid: number, name: string) => {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(
    readFileSync(`/proc/${pid}/status`, "utf8"),
  );
  return Math.round(Number(found?.[1]) / 1000);
};

// The embedded database needs most of its memory while it starts (proc(5)).
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, "5");

const processorOf = (pid: number) => {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = rest.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const sender = async (product: StartedProduct, picture: Buffer) => {
  const customer = await newCustomer(product);
  const formOf = await renewalForms(product, picture);
  let number = 10_000;
  return async () => {
    number += 1;
    const sent = await customer.post("/api/carins/renew", formOf(String(number)), randomUUID());
    if (sent.status !== 200) throw new Error(`A send answered ${sent.status}`);
    await sent.arrayBuffer();
  };
};

export const measureSends = async () => {
  sharp.concurrency(1);
  sharp.cache(false);
  const picture = await samplePicture();
  // As installed; tests ask the gateway more often.
  const product = await startProduct({ RATE_LIMITS: "off", RECONCILE_SECONDS: "60" });
  const pictures = SENDS * PICTURES;
  const rows: Record<string, { product: number; sharp: number; ratio: number }> = {};
  try {
    const send = await sender(product, picture);
    const startMegabytes = statusOf(product.pid(), "VmHWM");
    forgetPeak(product.pid());
    await timed(2, 2, send);
    await timed(6, 2, () => redraw(picture));
    for (const run of RUNS) {
      const own = process.cpuUsage();
      const alone = pictures / (await timed(pictures, 2, () => redraw(picture)));
      const { user, system } = process.cpuUsage(own);
      const before = processorOf(product.pid());
      const ours = pictures / (await timed(SENDS, AT_ONCE, send));
      rows[`pictures a second, run ${run}`] = {
        product: rounded(ours),
        sharp: rounded(alone),
        ratio: rounded(ours / alone),
      };
      const spent = (processorOf(product.pid()) - before) / pictures;
      const needed = (user + system) / 1000 / pictures;
      rows[`processor ms a picture, run ${run}`] = {
        product: rounded(spent),
        sharp: rounded(needed),
        ratio: rounded(needed / spent),
      };
    }
    const ratios = RUNS.map((run) => rows[`pictures a second, run ${run}`]?.ratio ?? 0);
    const sendMegabytes = statusOf(product.pid(), "VmHWM");
    const peakMegabytes = Math.max(startMegabytes, sendMegabytes);
    const peak = { peakMegabytes, sendMegabytes, pictureBytes: picture.length };
    return { ...rows, middle: { ratio: middle(ratios), ...peak } };
  } finally {
    await product.stop();
  }
};
