import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newSignUp } from "../support/accounts.ts";
import { startOwnPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { openSmtp, type SmtpServer } from "../support/smtp-server.ts";

const isLong = Boolean(process.env["TEST_LONG"]);
const KILLS = isLong ? 10 : 2;
const SIGN_UPS = isLong ? 20 : 4;

/** Milliseconds within which a letter is sent whose delivery was interrupted by a kill. */
const TAKEN_OVER = 60_000;

/** PostgreSQL only in the long form: there a killed process is replaced after a timeout. */
const engines = isLong ? (["PGlite", "PostgreSQL"] as const) : (["PGlite"] as const);

/** Varies, so that the kill interrupts deliveries at different points. */
const aRandomMoment = () => setTimeout(Math.random() * 300);

const messageIdOf = ({ message }: { message: string }) =>
  /^Message-ID: (.*)\r$/im.exec(message)?.[1] ?? "";

describe.each(engines)("letters of a server on %s that is killed", (engine) => {
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>> | undefined;
  let mails: SmtpServer;
  let product: StartedProduct;

  beforeAll(async () => {
    postgres = engine === "PostgreSQL" ? await startOwnPostgres() : undefined;
    mails = await openSmtp();
    product = await startProduct({
      RATE_LIMITS: "off",
      SMTP_URL: mails.url,
      DATABASE_URL: postgres?.url ?? "",
    });
  });
  afterAll(async () => {
    await product.stop();
    await mails.close();
    await postgres?.stop();
  });

  /** Signs a person up; returns the address, or undefined if there was no answer. */
  const signUp = async () => {
    const form = newSignUp();
    const answer = await fetch(`${product.address}/api/users/create`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(form),
    }).catch(() => undefined);
    return answer?.ok ? form.email : undefined;
  };

  /** The Message-IDs of the codes that reached an address; other letters follow them. */
  const codesTo = (email: string) =>
    mails.received
      .filter(({ to }) => to.includes(email))
      .map(messageIdOf)
      .filter((id) => id.startsWith("<activation-"));

  it("are sent again within a minute, with the same Message-ID", async () => {
    mails.become("silent");
    const email = (await signUp()) ?? "";
    const [cut] = await vi.waitFor(() => {
      const found = mails.unanswered.filter(({ to }) => to.includes(email));
      expect(found).toHaveLength(1);
      return found.map(messageIdOf);
    }, 15_000);
    await product.kill("SIGKILL");
    mails.become("well");
    const killed = performance.now();
    await product.startAgain();
    await vi.waitFor(
      () => expect(codesTo(email)).toEqual([cut]),
      TAKEN_OVER - (performance.now() - killed),
    );
    console.log(`${engine}: taken over after ${Math.round(performance.now() - killed)} ms`);
  });

  it(`all arrive despite ${KILLS} kills and an unreliable mail server`, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      mails.become(round % 2 === 0 ? "away" : "well");
      const emails = await Promise.all(Array.from({ length: SIGN_UPS }, signUp));
      acknowledged.push(...emails.filter((email) => email !== undefined));
      const last = signUp();
      await aRandomMoment();
      await product.kill("SIGKILL");
      const cutOff = await last;
      if (cutOff) acknowledged.push(cutOff);
      await product.startAgain();
    }
    mails.become("well");
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * SIGN_UPS);
    await vi.waitFor(
      () => expect(acknowledged.filter((email) => codesTo(email).length === 0)).toEqual([]),
      2 * TAKEN_OVER,
    );
    const asSeveral = acknowledged.filter((email) => new Set(codesTo(email)).size > 1);
    expect(asSeveral).toEqual([]);
    const twice = acknowledged.filter((email) => codesTo(email).length > 1);
    // A kill between the mail server's answer and our record of it repeats that letter.
    expect(twice.length).toBeLessThanOrEqual(KILLS);
    console.log(`${engine}: ${acknowledged.length} letters, ${twice.length} of them repeated`);
  });
});
