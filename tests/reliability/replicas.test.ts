import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type CustomerClient, newCustomer, renewalForms } from "../support/api-client.ts";
import { photo } from "../support/pictures.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { startS3 } from "../support/s3-server.ts";
import { openSmtp, partsOf, type SmtpServer } from "../support/smtp-server.ts";

const WAIT = { timeout: 30_000, interval: 200 };

const createDatabase = async (server: string) => {
  const name = `replicas_${randomBytes(4).toString("hex")}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
};

const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";

const postForm = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

describe("two processes on one database and one bucket", () => {
  const stops: (() => Promise<void>)[] = [];
  let smtp: SmtpServer;
  let one: StartedProduct;
  let other: StartedProduct;

  const mailsTo = async (to: string) =>
    smtp.received
      .filter((mail) => mail.to.includes(to))
      .toReversed()
      .map(({ message }) => {
        const part = partsOf(message).find(({ head }) => head.includes("text/plain"));
        const text = (part?.body ?? "").replaceAll("\r\n", "\n");
        return { subject: "", text, html: "", at: "" };
      });
  /** A process whose mails are read from the shared mail server. */
  const withMails = (product: StartedProduct) => ({ ...product, mailsTo });
  /** Calls one process with a session that may come from the other. */
  const at = (product: StartedProduct, { token }: CustomerClient) => ({
    call: (path: string, init: RequestInit = {}) =>
      fetch(`${product.address}${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      }),
  });

  beforeAll(async () => {
    const postgres = await startPostgres();
    stops.push(postgres.stop);
    const s3 = await startS3();
    stops.push(s3.stop);
    smtp = await openSmtp();
    stops.push(smtp.close);
    const shared = {
      DATABASE_URL: await createDatabase(postgres.url),
      STORAGE_URL: s3.url,
      SMTP_URL: smtp.url,
      DOCUMENT_KEY: randomBytes(32).toString("hex"),
    };
    one = await startProduct(shared);
    stops.push(one.stop);
    other = await startProduct({
      ...shared,
      PUBLIC_URL: one.address,
      GATEWAY_PORT: "off",
      GATEWAY_URL: one.gateway,
    });
    stops.push(other.stop);
  });
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
  });

  const send = async (customer: CustomerClient) => {
    const formOf = await renewalForms(one, await photo(320, 240));
    const answer = await customer.post("/api/carins/renew", formOf("777"), randomUUID());
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<"requestId" | "encRequest" | "accessCode", string>;
  };

  it("share sessions, requests and documents", async () => {
    const customer = await newCustomer(withMails(one));
    const { requestId } = await send(customer);
    const there = at(other, customer);
    const path = `/api/carins/insurance-requests/${requestId}`;
    const answer = await there.call(path);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { documents: { _id: string }[] } };
    expect(data.documents).toHaveLength(6);
    for (const { _id: id } of data.documents) {
      const picture = await there.call(`${path}/documents/${id}`);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      const bytes = Buffer.from(await picture.arrayBuffer());
      const first = await at(one, customer).call(`${path}/documents/${id}`);
      expect(bytes.equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
    }
  });

  it("accept the return of a payment that the other one started", async () => {
    const customer = await newCustomer(withMails(other));
    const { requestId, encRequest, accessCode } = await send(customer);
    const opened = await postForm(`${one.gateway}/transaction/transaction.do`, {
      encRequest,
      access_code: accessCode,
    });
    const cardPage = await opened.text();
    const action = /action="(\/pay\/[^"]+)"/.exec(cardPage)?.[1] ?? "";
    const paid = await postForm(`${one.gateway}${action}`, {
      token: hidden(cardPage, "token"),
      decision: "pay",
      method: "card",
      scenario: "normal",
    });
    const back = await paid.text();
    const returned = await postForm(`${one.address}/api/payments/return`, {
      encResp: hidden(back, "encResp"),
      orderNo: hidden(back, "orderNo"),
    });
    expect(returned.status).toBe(303);
    expect(returned.headers.get("location")).toContain("/paytrue");

    for (const product of [one, other])
      await vi.waitFor(async () => {
        const path = `/api/carins/insurance-requests/${requestId}`;
        const answer = await at(product, customer).call(path);
        expect(await answer.json()).toMatchObject({ data: { state: "paid" } });
      }, WAIT);
  });

  it("send each mail once, whichever process was called", async () => {
    const people = await Promise.all(
      [one, other, one, other].map((each) => newCustomer(withMails(each))),
    );
    for (const { email } of people) {
      const codes = (await mailsTo(email)).filter(({ text }) => /^\d{6}$/m.test(text));
      expect(codes, email).toHaveLength(1);
    }
  });

  it("end a session for both", async () => {
    const customer = await newCustomer(withMails(one));
    expect((await at(other, customer).call("/api/users/me")).status).toBe(200);
    await at(one, customer).call("/api/users/logout", { method: "POST" });
    expect((await at(other, customer).call("/api/users/me")).status).toBe(401);
  });

  it("count failed sign-ins together", async () => {
    const person = { email: "guessed@example.test", password: "a wrong guess" };
    const signIn = async (product: StartedProduct) => {
      const answer = await fetch(`${product.address}/api/users/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(person),
      });
      return answer.status;
    };
    const answers: number[] = [];
    while (answers.at(-1) !== 429 && answers.length < 30) answers.push(await signIn(one));
    expect(answers.filter((status) => status === 401).length).toBeGreaterThan(3);
    expect(answers.at(-1)).toBe(429);
    expect(await signIn(other)).toBe(429);
  });
});
