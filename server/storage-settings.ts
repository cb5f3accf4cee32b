const FORM = "STORAGE_URL must be s3://KEY:SECRET@host:port/bucket?region=…&tls=true|false";

const BUCKET = /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]+$/;
const OPTIONS = ["region", "tls"];

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
};

const parse = (text: string) => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const region = url.searchParams.get("region") ?? "us-east-1";
  const tls = url.searchParams.get("tls") ?? "true";
  const accessKeyId = decoded(url.username);
  const secretAccessKey = decoded(url.password);
  const isRight =
    url.protocol === "s3:" &&
    url.hostname !== "" &&
    url.hash === "" &&
    accessKeyId !== "" &&
    secretAccessKey !== "" &&
    BUCKET.test(url.pathname) &&
    REGION.test(region) &&
    ["true", "false"].includes(tls) &&
    [...url.searchParams.keys()].every((name) => OPTIONS.includes(name));
  if (!isRight) return undefined;
  return {
    endpoint: `${tls === "true" ? "https" : "http"}://${url.host}`,
    bucket: url.pathname.slice(1),
    region,
    accessKeyId,
    secretAccessKey,
  };
};

export type S3Settings = NonNullable<ReturnType<typeof parse>>;

export const storageOf = (text: string | undefined): S3Settings | undefined =>
  text === undefined ? undefined : parse(text);

/** Never repeats STORAGE_URL: it holds a secret. */
export const storageProblems = (text: string | undefined): string[] =>
  text === undefined || parse(text)
    ? []
    : [`${FORM}, with / + and @ of the secret written as %2F %2B %40`];
