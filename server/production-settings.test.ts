import { describe, expect, it } from "vitest";
import { readConfiguration, WrongConfiguration } from "./configuration.ts";

const SECRET = "s3cret";

const right = {
  MIZALLA_MODE: "production",
  PUBLIC_URL: "https://mizalla.example.ae",
  SMTP_URL: `smtp://mizalla:${SECRET}@mail.example.ae:587`,
  DOCUMENT_KEY: "ab".repeat(32),
  DATABASE_URL: `postgresql://mizalla:${SECRET}@db.example.ae/mizalla?sslmode=verify-full`,
  DATABASE_OWNER_URL: `postgresql://owner:${SECRET}@db.example.ae/mizalla?sslmode=verify-full`,
  STORAGE_URL: `s3://KEY:${SECRET}@files.example.ae/documents?region=me-central-1`,
  LICENCE_NUMBER: "4711",
  PAYMENT_GATEWAY: "ccavenue",
  CCAVENUE_TRANSACTION_URL: "https://secure.example.ae/transaction",
  CCAVENUE_API_URL: "https://api.example.ae/apis",
  CCAVENUE_MERCHANT_ID: "1",
  CCAVENUE_ACCESS_CODE: "a1",
  CCAVENUE_WORKING_KEY: "k1",
};

const linesOf = (changes: Record<string, string>): readonly string[] => {
  try {
    readConfiguration({ ...right, ...changes });
    return [];
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.lines;
    throw error;
  }
};

const database = (host: string, options = "") => `postgresql://mizalla:${SECRET}@${host}${options}`;

describe("production", () => {
  it("starts with settings of its own", () => {
    expect(linesOf({})).toEqual([]);
    expect(readConfiguration(right).isSecure).toBe(true);
  });

  it.each([
    ["no public address", "PUBLIC_URL", ""],
    ["a public address without https", "PUBLIC_URL", "http://mizalla.example.ae"],
    ["a public address of this machine", "PUBLIC_URL", "http://localhost:5000"],
    ["no mail server", "SMTP_URL", ""],
    ["options for mail", "SMTP_URL", `smtp://m:${SECRET}@mail.example.ae?ignoreTLS=true`],
    ["a generated key", "DOCUMENT_KEY", ""],
    ["the example's licence", "LICENCE_NUMBER", "287"],
    ["no licence", "LICENCE_NUMBER", ""],
    ["no limits", "RATE_LIMITS", "off"],
    ["a database in clear", "DATABASE_URL", database("db.example.ae/m")],
    ["a database unchecked", "DATABASE_URL", database("db.example.ae/m?sslmode=require")],
    [
      "a database with two modes",
      "DATABASE_URL",
      database("db.example.ae/m?sslmode=verify-full&sslmode=disable"),
    ],
    ["a database elsewhere by option", "DATABASE_URL", database("localhost/m?host=10.0.0.5")],
    ["an owner in clear", "DATABASE_OWNER_URL", database("10.0.0.5/m")],
    [
      "a bucket in clear",
      "STORAGE_URL",
      `s3://KEY:${SECRET}@files.example.ae:9000/documents?tls=false`,
    ],
    ["payment pages in clear", "CCAVENUE_TRANSACTION_URL", "http://secure.example.ae/t"],
    ["status queries in clear", "CCAVENUE_API_URL", "http://api.example.ae/apis"],
    ["a gateway in clear", "GATEWAY_URL", "http://gateway.example.ae"],
  ])("refuses %s in one line", (_what, name, value) => {
    const lines = linesOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(`${name} `)).toBe(true);
    expect(lines[0]).not.toContain(SECRET);
  });

  it("refuses the embedded database without ALLOW_EMBEDDED=1", () => {
    const embedded = { DATABASE_URL: "", DATABASE_OWNER_URL: "" };
    expect(linesOf(embedded)).toEqual([
      "DATABASE_URL is needed in production (or ALLOW_EMBEDDED=1)",
    ]);
    expect(linesOf({ ...embedded, ALLOW_EMBEDDED: "1" })).toEqual([]);
  });

  it("refuses the practice gateway", () => {
    const [line, ...others] = linesOf({ PAYMENT_GATEWAY: "practice" });
    expect([line, others]).toEqual([
      "PAYMENT_GATEWAY must not be the practice gateway in production",
      [],
    ]);
  });

  it("refuses a database of PGHOST in clear", () => {
    const lines = linesOf({ DATABASE_URL: "postgresql:///mizalla", PGHOST: "db.example.ae" });
    expect(lines).toHaveLength(1);
  });

  it.each([
    ["a database on this machine", { DATABASE_URL: database("127.0.0.1:5432/m") }],
    ["a database by IPv6", { DATABASE_URL: database("[::1]:5432/m") }],
    ["a socket by option", { DATABASE_URL: "postgresql:///m?host=/var/run/postgresql" }],
    ["a socket as host", { DATABASE_URL: "postgresql://m@%2Fvar%2Frun%2Fpostgresql/m" }],
    ["a bucket on this machine", { STORAGE_URL: "s3://K:S@localhost:9000/documents?tls=false" }],
    ["a mail server on this machine", { SMTP_URL: "smtp://127.0.0.1:25" }],
    ["mail by TLS from the start", { SMTP_URL: `smtps://m:${SECRET}@mail.example.ae` }],
    [
      "a gateway on this machine",
      { CCAVENUE_TRANSACTION_URL: "http://localhost:1/t", CCAVENUE_API_URL: "http://[::1]:1/a" },
    ],
  ])("takes %s", (_what, changes) => {
    expect(linesOf(changes)).toEqual([]);
  });

  it("lists everything at once", () => {
    expect(() => readConfiguration({ MIZALLA_MODE: "production" })).toThrow(
      expect.objectContaining({ lines: expect.objectContaining({ length: 6 }) }),
    );
  });
});

it("the demonstration takes all of it", () => {
  expect(() => readConfiguration({ ...right, MIZALLA_MODE: "demo", PUBLIC_URL: "" })).not.toThrow();
});
