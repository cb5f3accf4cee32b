import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { S3Settings } from "../../storage-settings.ts";
import { withinTime } from "../time-limit.ts";
import {
  demandStorageKey,
  type DocumentStore,
  isStorageKey,
  StorageUnavailable,
} from "./document-store.ts";
import { type HttpAnswer, openHttpCalls } from "../http-call.ts";

const TIMEOUT_MS = 3_000;
/** Shorter: deleting often follows a slow failure, and the sweeper tries again. */
const DELETE_TIMEOUT_MS = 1_000;
const RETRIES = 2;
const RETRY_WITHIN_MS = 50;
const PAGE_SIZE = 1_000;
/** A sealed policy has at most 10 MB, a page of a list less than one. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const FOLDER = "documents/";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const elementOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** S3 error texts repeat the key's name, so only the code is used. */
const refusal = (what: string, { status, bytes }: HttpAnswer) => {
  const code = elementOf(bytes.toString(), "Code") ?? "";
  const error = new StorageUnavailable(`S3 ${what}: ${status} ${code}`.trim());
  // Callers treat ENOSPC like a full disk.
  return status === 507 || /full|quota/i.test(code)
    ? Object.assign(error, { code: "ENOSPC" })
    : error;
};

const isWell = ({ status }: HttpAnswer) => status >= 200 && status < 300;

const demandWell = (what: string, answer: HttpAnswer) => {
  if (!isWell(answer)) throw refusal(what, answer);
};

const isBusy = ({ status }: HttpAnswer) => status >= 500 || status === 429;

type S3Call = { method: string; url: string; body?: Uint8Array<ArrayBuffer>; within?: number };

/** S3 or compatible, addressed by path. Throws `StorageUnavailable`, with code ENOSPC when full. */
export const s3Store = (
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { timeout = TIMEOUT_MS, pageSize = PAGE_SIZE } = {},
): DocumentStore => {
  const cache = new Map<string, ArrayBuffer>();
  const account = { accessKeyId, secretAccessKey, region, service: "s3", cache };
  const bucketUrl = `${endpoint}/${bucket}`;

  const urlOf = (key: string) => {
    demandStorageKey(key);
    return `${bucketUrl}/${FOLDER}${key}`;
  };

  const callHttp = openHttpCalls(MAX_ANSWER_BYTES);

  const tryOnce = async ({ method, url, body }: S3Call, signal: AbortSignal) => {
    const contentHash = sha256(body ?? new Uint8Array());
    const signed = await new AwsV4Signer({
      ...account,
      method,
      url,
      headers: { "x-amz-content-sha256": contentHash },
    }).sign();
    const headers = Object.fromEntries(signed.headers);
    return callHttp({ method, url: signed.url, headers, body }, signal);
  };

  const ask = async (call: S3Call, signal: AbortSignal, attempt = 0): Promise<HttpAnswer> => {
    const answer = await tryOnce(call, signal);
    if (attempt === RETRIES || !isBusy(answer)) return answer;
    await wait(Math.random() * RETRY_WITHIN_MS * 2 ** attempt, undefined, { signal });
    return ask(call, signal, attempt + 1);
  };

  /** `within` (ms) covers the repetitions and the reading of the answer. */
  const call = async ({ within = timeout, ...rest }: S3Call) => {
    try {
      return await withinTime(within, (signal) => ask(rest, signal));
    } catch (error) {
      throw new StorageUnavailable(`S3 ${rest.method} got no answer`, { cause: error });
    }
  };

  // Every service has list version 1. No slash before the query: services sign it differently.
  const pageUrl = (marker: string) => {
    const query = { prefix: FOLDER, "max-keys": String(pageSize), marker };
    return `${bucketUrl}?${new URLSearchParams(query)}`;
  };

  return {
    put: async (key, bytes) =>
      demandWell(
        "put",
        await call({ method: "PUT", url: urlOf(key), body: Uint8Array.from(bytes) }),
      ),

    get: async (key) => {
      const answer = await call({ method: "GET", url: urlOf(key) });
      if (isWell(answer)) return answer.bytes;
      const error = refusal("get", answer);
      if (error.message.endsWith("NoSuchKey")) return undefined;
      throw error;
    },

    delete: async (key) => {
      const within = Math.min(timeout, DELETE_TIMEOUT_MS);
      demandWell("delete", await call({ method: "DELETE", url: urlOf(key), within }));
    },

    list: async function* () {
      let marker: string | undefined = "";
      while (marker !== undefined) {
        const answer: HttpAnswer = await call({ method: "GET", url: pageUrl(marker) });
        demandWell("list", answer);
        const xml = answer.bytes.toString();
        let last: string | undefined;
        for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          last = elementOf(entry, "Key");
          const key = last?.slice(FOLDER.length) ?? "";
          const writtenAt = new Date(elementOf(entry, "LastModified") ?? "");
          if (isStorageKey(key)) yield { key, writtenAt };
        }
        marker = elementOf(xml, "IsTruncated") === "true" ? last : undefined;
      }
    },

    check: async () => demandWell("check", await call({ method: "HEAD", url: bucketUrl })),
  };
};
