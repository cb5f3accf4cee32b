type Settings = Record<string, string | undefined>;
export type Credentials = { merchantId: string; accessCode: string; workingKey: string };

export const COMMON_ACCOUNT = "CCAVENUE";

const addresses = ["CCAVENUE_TRANSACTION_URL", "CCAVENUE_API_URL"];

const credentialNames = (prefix: string) =>
  ({
    merchantId: `${prefix}_MERCHANT_ID`,
    accessCode: `${prefix}_ACCESS_CODE`,
    workingKey: `${prefix}_WORKING_KEY`,
  }) satisfies Credentials;

const common = [...addresses, ...Object.values(credentialNames(COMMON_ACCOUNT))];

/** `CCAVENUE_FALAJ` of `CCAVENUE_FALAJ_MERCHANT_ID`. */
const INSURER_SETTING = /^(CCAVENUE_[A-Z0-9_]+)_(?:MERCHANT_ID|ACCESS_CODE|WORKING_KEY)$/;

const insurerPrefixes = (settings: Settings) => {
  const set = Object.keys(settings).filter((name) => settings[name] && !common.includes(name));
  return [...new Set(set.flatMap((name) => INSURER_SETTING.exec(name)?.[1] ?? []))];
};

export const gatewayProblems = (settings: Settings): string[] => {
  const missing = (names: readonly string[]) => names.filter((name) => !settings[name]);
  const unknown = Object.keys(settings).filter(
    (name) => name.startsWith("CCAVENUE_") && !common.includes(name) && !INSURER_SETTING.test(name),
  );
  const needed = settings["PAYMENT_GATEWAY"] === "ccavenue" ? missing(common) : [];
  const half = insurerPrefixes(settings).flatMap((prefix) =>
    missing(Object.values(credentialNames(prefix))),
  );
  return [
    ...needed.map((name) => `${name} is needed for ccavenue`),
    ...half.map((name) => `${name} is needed beside the others of its insurer`),
    ...unknown.map((name) => `${name} is no setting`),
  ];
};

const credentialsOf = (settings: Settings, prefix: string): Credentials => {
  const { merchantId, accessCode, workingKey } = credentialNames(prefix);
  return {
    merchantId: settings[merchantId] ?? "",
    accessCode: settings[accessCode] ?? "",
    workingKey: settings[workingKey] ?? "",
  };
};

export const gatewayCredentials = (settings: Settings) => ({
  common: credentialsOf(settings, COMMON_ACCOUNT),
  byPrefix: Object.fromEntries(
    insurerPrefixes(settings).map((prefix) => [prefix, credentialsOf(settings, prefix)]),
  ),
});
