import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type CustomerClient, newCustomer, renewalForms } from "../support/api-client.ts";
import { photo } from "../support/pictures.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";

const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters).status === 0;

/** Mounts a small disk; undefined if mounting is not allowed. */
const mountDisk = async () => {
  const folder = await mkdtemp(join(tmpdir(), "mizalla-disk-"));
  const isMounted = run("mount", "-t", "tmpfs", "-o", "size=160m", "tmpfs", folder);
  if (isMounted) return folder;
  await rm(folder, { recursive: true });
  return undefined;
};

const disk = await mountDisk();

describe.runIf(disk)("a full disk", () => {
  const dataDir = join(disk ?? "", "data");
  const filler = join(disk ?? "", "filler");
  let product: StartedProduct;
  let customer: CustomerClient;
  let formOf: Awaited<ReturnType<typeof renewalForms>>;

  beforeAll(async () => {
    product = await startProduct({ RATE_LIMITS: "off", DATA_DIR: dataDir });
    customer = await newCustomer(product);
    formOf = await renewalForms(product, await photo(2_000, 1_500));
  });
  afterAll(async () => {
    await product?.stop();
    run("umount", disk ?? "");
    await rm(disk ?? "", { recursive: true, force: true });
  });

  const send = (number: string) => customer.post("/api/carins/renew", formOf(number), randomUUID());

  const leaveMessage = async () => {
    const answer = await fetch(`${product.address}/api/leads/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Mariam",
        email: "mariam@example.test",
        message: randomBytes(2_000).toString("hex"),
        consent: true,
      }),
    });
    return answer.status;
  };

  const readiness = async () => {
    const answer = await fetch(`${product.address}/readyz`);
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  const fill = () => run("dd", "if=/dev/zero", `of=${filler}`, "bs=64k");

  it("causes 507 and shows at /readyz, and the product recovers by itself", async () => {
    expect((await send("1")).status).toBe(200);
    fill();
    const refused = await send("2");
    expect([refused.status, await refused.json()]).toEqual([
      507,
      expect.objectContaining({ status: "fail", code: "request.noRoom" }),
    ]);
    let inDatabase = 201;
    for (let tries = 0; tries < 20 && inDatabase === 201; tries += 1)
      inDatabase = await leaveMessage();
    expect(inDatabase, "the database has no room either").toBe(507);
    await vi.waitFor(
      async () => expect(await readiness()).toMatchObject({ status: 503, storage: false }),
      5_000,
    );

    await rm(filler);
    await vi.waitFor(async () => expect(await readiness()).toMatchObject({ status: 200 }), 5_000);
    expect((await send("3")).status).toBe(200);
    expect(await leaveMessage()).toBe(201);
    const { data } = await customer.get("/api/carins/insurance-requests");
    expect(data).toHaveLength(2);
  });
});
