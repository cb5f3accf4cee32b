// Six pictures per send against sharp alone: pictures/s, CPU ms per picture, peak MB.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import sharp from "sharp";
import { newCustomer, renewalParts } from "../tests/support/api-client.ts";
import { multipart, type Part } from "../tests/support/multipart.ts";
import { startProduct, type StartedProduct } from "../tests/support/product.ts";
import { middle, rounded } from "./throughput.ts";

const RUNS = [1, 2, 3];
const PICTURES = 6;
const SENDS = 16;
const AT_ONCE = 4;
/** So many sends compile the embedded database's busy functions; sharp needs no warming up. */
const WARM_UP_SENDS = 32;

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

/**
 * Costs as little as possible, because in earnest browsers on other machines do it: the form is built
 * once, and `fetch` would need ten times the processor time of `http.request`.
 */
const senderOf = ({ address }: StartedProduct, token: string, parts: readonly Part[]) => {
  const { headers, payload } = multipart(parts);
  const agent = new Agent({ keepAlive: true });
  return async () => {
    const key = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
    const sending = request(`${address}/api/carins/renew`, {
      method: "POST",
      agent,
      headers: { ...headers, ...key, "content-length": payload.length },
    });
    sending.end(payload);
    const [answer] = (await once(sending, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    if (answer.statusCode !== 200) throw new Error(`A send answered ${answer.statusCode}`);
  };
};

const ownProcessor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Row = { product: number; sharp: number; ratio: number; sender?: number };

export const measureSends = async () => {
  sharp.concurrency(1);
  sharp.cache(false);
  const picture = await samplePicture();
  // The product as installed; tests ask the gateway more often.
  const product = await startProduct({ RATE_LIMITS: "off", RECONCILE_SECONDS: "60" });
  const pictures = SENDS * PICTURES;
  const rows: Record<string, Row> = {};
  try {
    const { token } = await newCustomer(product);
    const partsOf = await renewalParts(product, picture);
    const send = senderOf(product, token, partsOf("10000"));
    const startMegabytes = statusOf(product.pid(), "VmHWM");
    forgetPeak(product.pid());
    await timed(WARM_UP_SENDS, AT_ONCE, send);
    await timed(6, 2, () => redraw(picture));
    for (const run of RUNS) {
      const began = ownProcessor();
      const alone = pictures / (await timed(pictures, 2, () => redraw(picture)));
      const needed = (ownProcessor() - began) / pictures;
      const [before, beganSending] = [processorOf(product.pid()), ownProcessor()];
      const ours = pictures / (await timed(SENDS, AT_ONCE, send));
      const sending = (ownProcessor() - beganSending) / pictures;
      rows[`pictures a second, run ${run}`] = {
        product: rounded(ours),
        sharp: rounded(alone),
        ratio: rounded(ours / alone),
      };
      const spent = (processorOf(product.pid()) - before) / pictures;
      rows[`processor ms a picture, run ${run}`] = {
        product: rounded(spent),
        sharp: rounded(needed),
        ratio: rounded(needed / spent),
        sender: rounded(sending),
      };
    }
    const middleOf = (what: string) =>
      middle(RUNS.map((run) => rows[`${what}, run ${run}`]?.ratio ?? 0));
    const sendMegabytes = statusOf(product.pid(), "VmHWM");
    const peakMegabytes = Math.max(startMegabytes, sendMegabytes);
    const peak = { peakMegabytes, sendMegabytes, pictureBytes: picture.length };
    return {
      ...rows,
      "pictures a second, middle": { ratio: middleOf("pictures a second") },
      "processor ms a picture, middle": { ratio: middleOf("processor ms a picture") },
      memory: peak,
    };
  } finally {
    await product.stop();
  }
};
