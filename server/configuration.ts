import { isAbsolute, resolve } from "node:path";
import * as z from "zod/mini";
import { EXAMPLE_LICENCE } from "../brand.ts";
import { brandProblems } from "./brand-settings.ts";
import { gatewayCredentials, gatewayProblems } from "./gateway-settings.ts";
import { productionProblems } from "./production-settings.ts";
import { storageOf, storageProblems } from "./storage-settings.ts";

export class WrongConfiguration extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(["The settings are not right:", ...lines.map((line) => `  - ${line}`)].join("\n"));
    this.lines = lines;
  }
}

const optionalText = z.optional(z.string());
const port = z.coerce
  .number("must be a port number")
  .check(z.int(), z.minimum(0), z.maximum(65535));

const seconds = z.coerce.number("must be seconds").check(z.minimum(0), z.maximum(600));

const Environment = z.object({
  MIZALLA_MODE: z._default(z.enum(["demo", "production"], "must be demo or production"), "demo"),
  PORT: z._default(port, 5000),
  HOST: optionalText,
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/, error: "must be an http(s) address" })),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" }),
  ),
  DATABASE_OWNER_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" }),
  ),
  ALLOW_EMBEDDED: z._default(z.enum(["0", "1"], "must be 0 or 1"), "0"),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// address" })),
  MAIL_FROM: z._default(z.string(), "Mizalla <hello@mizalla.test>"),
  ADMIN_EMAIL: z._default(z.email("must be an e-mail address"), "admin@mizalla.test"),
  STORAGE_URL: optionalText,
  DOCUMENT_KEY: z.optional(
    z.string().check(z.regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal characters (32 bytes)")),
  ),
  PAYMENT_GATEWAY: z._default(
    z.enum(["practice", "ccavenue"], "must be practice or ccavenue"),
    "practice",
  ),
  GATEWAY_PORT: z.optional(z.union([z.literal("off"), port], "must be a port number or off")),
  GATEWAY_URL: z.optional(z.url("must be an address")),
  CCAVENUE_TRANSACTION_URL: z.optional(z.url("must be an address")),
  CCAVENUE_API_URL: z.optional(z.url("must be an address")),
  CHAT_WIDGET: z.optional(z.url({ protocol: /^https?$/, error: "must be an http(s) address" })),
  LICENCE_NUMBER: z._default(z.string(), EXAMPLE_LICENCE),
  BRAND: optionalText,
  CALLS_AT_ONCE: z._default(
    z.coerce.number("must be a number of calls").check(z.int(), z.minimum(1)),
    200,
  ),
  STOP_NOTICE_SECONDS: z._default(seconds, 2),
  STOP_CALL_SECONDS: z._default(seconds, 60),
  LOG_LEVEL: z._default(
    z.enum(["fatal", "error", "warn", "info", "debug", "silent"], "is not a log level"),
    "info",
  ),
  TRUSTED_PROXIES: z._default(
    z.string().check(z.regex(/^(?!\d+$)/, "must list addresses, never a count")),
    "",
  ),
  RATE_LIMITS: z._default(z.enum(["on", "off"], "must be on or off"), "on"),
  RECONCILE_SECONDS: z._default(
    z.coerce.number("must be a number of seconds").check(z.minimum(1), z.maximum(3600)),
    60,
  ),
  SWEEP_SECONDS: z._default(
    z.coerce.number("must be a number of seconds").check(z.minimum(1), z.maximum(86_400)),
    3600,
  ),
});

export const readConfiguration = (source: NodeJS.ProcessEnv) => {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(filled);
  if (!parsed.success)
    throw new WrongConfiguration(
      parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`),
    );

  const environment = parsed.data;
  const wrong = [
    ...(environment.DATABASE_OWNER_URL && !environment.DATABASE_URL
      ? ["DATABASE_OWNER_URL needs DATABASE_URL, the role that only reads and writes"]
      : []),
    ...productionProblems(filled),
    ...gatewayProblems(filled),
    ...storageProblems(environment.STORAGE_URL),
    ...brandProblems(environment.BRAND),
  ];
  if (wrong.length > 0) throw new WrongConfiguration(wrong);

  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  const gatewayPort =
    environment.GATEWAY_PORT ?? (environment.PORT === 0 ? 0 : environment.PORT + 1);
  return {
    isDemo: environment.MIZALLA_MODE === "demo",
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: new URL(publicUrl).origin,
    isSecure: publicUrl.startsWith("https:"),
    dataDir: isAbsolute(environment.DATA_DIR)
      ? environment.DATA_DIR
      : resolve(process.cwd(), environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL,
    databaseOwnerUrl: environment.DATABASE_OWNER_URL,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    adminEmail: environment.ADMIN_EMAIL,
    storage: storageOf(environment.STORAGE_URL),
    documentKey: environment.DOCUMENT_KEY,
    gateway: {
      kind: environment.PAYMENT_GATEWAY,
      port: environment.PAYMENT_GATEWAY === "practice" ? gatewayPort : ("off" as const),
      url: environment.GATEWAY_URL,
      transactionUrl: environment.CCAVENUE_TRANSACTION_URL,
      apiUrl: environment.CCAVENUE_API_URL,
      ...gatewayCredentials(filled),
    },
    chatWidget: environment.CHAT_WIDGET,
    licenceNumber: environment.LICENCE_NUMBER,
    logLevel: environment.LOG_LEVEL,
    trustedProxies: environment.TRUSTED_PROXIES.split(",")
      .map((address) => address.trim())
      .filter(Boolean),
    rateLimits: environment.RATE_LIMITS === "on",
    callsAtOnce: environment.CALLS_AT_ONCE,
    stopping: {
      noticeSeconds: environment.STOP_NOTICE_SECONDS,
      callSeconds: environment.STOP_CALL_SECONDS,
    },
    reconcileSeconds: environment.RECONCILE_SECONDS,
    sweepSeconds: environment.SWEEP_SECONDS,
  };
};

export type Configuration = ReturnType<typeof readConfiguration>;
