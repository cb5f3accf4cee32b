import { insurers } from "../domain/quotes/insurers.ts";

/** The settings that are there, by name. */
type Settings = Record<string, string | undefined>;
type Credentials = { merchantId: string; accessCode: string; workingKey: string };

const addresses = ["CCAVENUE_TRANSACTION_URL", "CCAVENUE_API_URL"];

/** The names of one set of credentials: an insurer's, or those that all others share. */
const credentialNames = (insurer?: string) => {
  const prefix = insurer === undefined ? "CCAVENUE" : `CCAVENUE_${insurer.toUpperCase()}`;
  return {
    merchantId: `${prefix}_MERCHANT_ID`,
    accessCode: `${prefix}_ACCESS_CODE`,
    workingKey: `${prefix}_WORKING_KEY`,
  } satisfies Credentials;
};

const common = [...addresses, ...Object.values(credentialNames())];
const slugs: readonly string[] = insurers.map(({ slug }) => slug);
const byInsurer = slugs.map((slug) => Object.values(credentialNames(slug)));

/**
 * What is wrong with the gateway's settings, one plain line each. A mistyped name counts: it would
 * lead an insurer's premiums to the common account (ruling P10).
 */
export const gatewayProblems = (settings: Settings): string[] => {
  const missing = (names: readonly string[]) => names.filter((name) => !settings[name]);
  const isBegun = (names: readonly string[]) => missing(names).length < names.length;
  const known = new Set([...common, ...byInsurer.flat()]);
  const unknown = Object.keys(settings).filter(
    (name) => name.startsWith("CCAVENUE_") && !known.has(name),
  );
  const needed = settings["PAYMENT_GATEWAY"] === "ccavenue" ? missing(common) : [];
  const half = byInsurer.filter(isBegun).flatMap(missing);
  return [
    ...needed.map((name) => `${name} is needed for ccavenue`),
    ...half.map((name) => `${name} is needed beside the others of its insurer`),
    ...unknown.map((name) => `${name} is no setting; the insurers are ${slugs.join(", ")}`),
  ];
};

const credentialsOf = (settings: Settings, insurer?: string): Credentials => {
  const { merchantId, accessCode, workingKey } = credentialNames(insurer);
  return {
    merchantId: settings[merchantId] ?? "",
    accessCode: settings[accessCode] ?? "",
    workingKey: settings[workingKey] ?? "",
  };
};

/** Who is paid with which credentials: insurers with their own, and the common ones of all others. */
export const gatewayCredentials = (settings: Settings) => ({
  common: credentialsOf(settings),
  byPayee: Object.fromEntries(
    slugs
      .map((slug) => [slug, credentialsOf(settings, slug)] as const)
      .filter(([, { merchantId }]) => merchantId !== ""),
  ),
});
