import { EXAMPLE_LICENCE } from "../brand.ts";
import { isLoopbackHost } from "./loopback.ts";

type Settings = Readonly<Record<string, string | undefined>>;

const DATABASES = ["DATABASE_URL", "DATABASE_OWNER_URL"];
const GATEWAYS = ["GATEWAY_URL", "CCAVENUE_TRANSACTION_URL", "CCAVENUE_API_URL"];

const addressOf = (text: string | undefined) =>
  text !== undefined && URL.canParse(text) ? new URL(text) : undefined;

const missing = (settings: Settings) => [
  ...(settings["SMTP_URL"] ? [] : ["SMTP_URL is needed in production"]),
  ...(settings["DOCUMENT_KEY"] ? [] : ["DOCUMENT_KEY is needed in production"]),
  ...(settings["DATABASE_URL"] || settings["ALLOW_EMBEDDED"] === "1"
    ? []
    : ["DATABASE_URL is needed in production (or ALLOW_EMBEDDED=1)"]),
];

const ofDemonstration = (settings: Settings) => [
  ...((settings["PAYMENT_GATEWAY"] ?? "practice") === "practice"
    ? ["PAYMENT_GATEWAY must not be the practice gateway in production"]
    : []),
  ...((settings["LICENCE_NUMBER"] ?? EXAMPLE_LICENCE) === EXAMPLE_LICENCE
    ? [`LICENCE_NUMBER must be your own; ${EXAMPLE_LICENCE} is an example`]
    : []),
  ...(settings["RATE_LIMITS"] === "off" ? ["RATE_LIMITS must be on in production"] : []),
];

/** Host as `pg` reads it: `host` of the query first, then PGHOST where the address has none. */
const databaseHost = (url: URL, settings: Settings) =>
  url.searchParams.getAll("host").at(-1) ||
  decodeURIComponent(url.hostname) ||
  settings["PGHOST"] ||
  "localhost";

const isOpenDatabase = (name: string, settings: Settings) => {
  const url = addressOf(settings[name]);
  if (!url) return false;
  const host = databaseHost(url, settings);
  if (host.startsWith("/") || isLoopbackHost(host)) return false;
  const modes = url.searchParams.getAll("sslmode");
  return modes.length === 0 || modes.some((mode) => mode !== "verify-full");
};

const isOpenStorage = (settings: Settings) => {
  const url = addressOf(settings["STORAGE_URL"]);
  if (!url || isLoopbackHost(url.hostname)) return false;
  return url.searchParams.getAll("tls").includes("false");
};

const isOpenGateway = (name: string, settings: Settings) => {
  const url = addressOf(settings[name]);
  return url !== undefined && url.protocol !== "https:" && !isLoopbackHost(url.hostname);
};

const isOpenMail = (settings: Settings) => {
  const url = addressOf(settings["SMTP_URL"]);
  return url !== undefined && url.search !== "" && !isLoopbackHost(url.hostname);
};

const inClear = (settings: Settings) => [
  ...(addressOf(settings["PUBLIC_URL"])?.protocol === "https:"
    ? []
    : ["PUBLIC_URL must be an https:// address in production"]),
  ...DATABASES.filter((name) => isOpenDatabase(name, settings)).map(
    (name) => `${name} must end in sslmode=verify-full, because its server is another machine`,
  ),
  ...(isOpenStorage(settings)
    ? ["STORAGE_URL must not have tls=false, because its server is another machine"]
    : []),
  ...GATEWAYS.filter((name) => isOpenGateway(name, settings)).map(
    (name) => `${name} must be an https:// address in production`,
  ),
  ...(isOpenMail(settings)
    ? ["SMTP_URL must have no options: mail to another machine always needs TLS"]
    : []),
];

/** What production refuses, a line each; values are never repeated, because some are secret. */
export const productionProblems = (settings: Settings): string[] =>
  settings["MIZALLA_MODE"] === "production"
    ? [...missing(settings), ...ofDemonstration(settings), ...inClear(settings)]
    : [];
