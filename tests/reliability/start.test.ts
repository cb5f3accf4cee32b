import { spawn, spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type StartedProduct } from "../support/product.ts";

/** Runs a command in a separate network, like a container; undefined if that is not allowed. */
const inOwnNetwork = [
  ["unshare", "-n"],
  ["unshare", "-rn"],
].find(([command = "", ...options]) => spawnSync(command, [...options, "true"]).status === 0);

/** Starts the product; returns how it ended. It is killed as soon as it is ready. */
const startBeside = (environment: Record<string, string>, under: readonly string[] = []) =>
  new Promise<{ code: number | null; text: string; milliseconds: number }>((resolve) => {
    const begun = performance.now();
    const [command, ...parameters] = [...under, process.execPath, "server/main.ts"];
    const child = spawn(command, parameters, { env: { ...process.env, ...environment } });
    let text = "";
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      if (/^ready /m.test(text)) child.kill("SIGKILL");
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => resolve({ code, text, milliseconds: performance.now() - begun }));
  });

describe("starting", () => {
  let product: StartedProduct;
  beforeAll(async () => {
    product = await startProduct({}, { isFirstStart: true });
  });
  afterAll(() => product.stop());

  it("refuses a data folder that another process uses, and names the process", async () => {
    const second = await startBeside({ DATA_DIR: product.dataDir, PORT: "0", DATABASE_URL: "" });
    expect(second.code).toBe(1);
    expect(second.text).toMatch(/is in use by process \d+/);
    expect(second.text).not.toContain("Warning");
    expect(second.milliseconds).toBeLessThan(2_000);
    expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
  });

  it.runIf(inOwnNetwork)("refuses it even from another container", async () => {
    const environment = { DATA_DIR: product.dataDir, PORT: "0", DATABASE_URL: "" };
    const second = await startBeside(environment, inOwnNetwork);
    expect(second.text).toMatch(/is in use by process \d+/);
    expect(second.code).toBe(1);
    expect(second.milliseconds).toBeLessThan(2_000);
  });

  it("takes over the folder of a killed process", async () => {
    await product.kill("SIGKILL");
    await product.startAgain();
    expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
  });

  it("refuses a key that its database was not created with", async () => {
    await product.kill("SIGKILL");
    const refused = await startBeside({
      DATA_DIR: product.dataDir,
      PORT: "0",
      DATABASE_URL: "",
      DOCUMENT_KEY: "ab".repeat(32),
    });
    await product.startAgain();
    expect(refused.text).toContain("DOCUMENT_KEY is not the key that this database began with");
    expect(refused.text).not.toContain("    at ");
    expect(refused.code).toBe(1);
  });

  it("names every wrong setting in plain words", async () => {
    const refused = await startBeside({
      MIZALLA_MODE: "production",
      PORT: "many",
      DATA_DIR: product.dataDir,
    });
    expect(refused.code).toBe(1);
    expect(refused.text).toContain("PORT must be a port number");
  });

  it("refuses production mode with demonstration settings", async () => {
    const refused = await startBeside({
      MIZALLA_MODE: "production",
      DATA_DIR: product.dataDir,
      DATABASE_URL: "",
    });
    for (const setting of [
      "SMTP_URL",
      "DOCUMENT_KEY",
      "DATABASE_URL",
      "PAYMENT_GATEWAY",
      "LICENCE_NUMBER",
    ])
      expect(refused.text).toContain(setting);
  });
});
