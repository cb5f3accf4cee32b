import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { S3Settings } from "../../storage-settings.ts";
import { withinTime } from "../time-limit.ts";
import {
  demandStateFolder,
  demandStateName,
  demandStorageKey,
  demandTrashDay,
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
const TRASHED = /^trash\/(\d{4}-\d{2}-\d{2})\/([0-9a-f]{32})$/;

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
  const pageUrl = (prefix: string, marker: string) => {
    const query = { prefix, "max-keys": String(pageSize), marker };
    return `${bucketUrl}?${new URLSearchParams(query)}`;
  };

  const listObjects = async function* (prefix: string) {
    let marker: string | undefined = "";
    while (marker !== undefined) {
      const answer: HttpAnswer = await call({ method: "GET", url: pageUrl(prefix, marker) });
      demandWell("list", answer);
      const xml = answer.bytes.toString();
      let last: string | undefined;
      for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        last = elementOf(entry, "Key");
        const writtenAt = new Date(elementOf(entry, "LastModified") ?? "");
        if (last !== undefined) yield { name: last, writtenAt };
      }
      marker = elementOf(xml, "IsTruncated") === "true" ? last : undefined;
    }
  };

  const putAt = async (url: string, bytes: Uint8Array) =>
    demandWell("put", await call({ method: "PUT", url, body: Uint8Array.from(bytes) }));

  const getAt = async (url: string) => {
    const answer = await call({ method: "GET", url });
    if (isWell(answer)) return answer.bytes;
    const error = refusal("get", answer);
    if (error.message.endsWith("NoSuchKey")) return undefined;
    throw error;
  };

  const hasAt = async (url: string) => {
    const answer = await call({ method: "HEAD", url });
    // An answer to HEAD has no body that would say why.
    if (isWell(answer) || answer.status === 404) return isWell(answer);
    throw new StorageUnavailable(`S3 head: ${answer.status}`);
  };

  const deleteAt = async (url: string) => {
    const within = Math.min(timeout, DELETE_TIMEOUT_MS);
    demandWell("delete", await call({ method: "DELETE", url, within }));
  };

  const stateUrl = (name: string) => {
    demandStateName(name);
    return `${bucketUrl}/${name}`;
  };

  const trashUrl = (key: string, day: string) => {
    demandStorageKey(key);
    demandTrashDay(day);
    return `${bucketUrl}/trash/${day}/${key}`;
  };

  return {
    put: async (key, bytes) => putAt(urlOf(key), bytes),
    get: async (key) => getAt(urlOf(key)),
    has: async (key) => hasAt(urlOf(key)),
    delete: async (key) => deleteAt(urlOf(key)),
    list: async function* () {
      for await (const { name, writtenAt } of listObjects(FOLDER)) {
        const key = name.slice(FOLDER.length);
        if (isStorageKey(key)) yield { key, writtenAt };
      }
    },
    check: async () => demandWell("check", await call({ method: "HEAD", url: bucketUrl })),
    state: {
      read: async (name) => (await getAt(stateUrl(name)))?.toString("utf8"),
      write: async (name, text) => putAt(stateUrl(name), Buffer.from(text)),
      delete: async (name) => deleteAt(stateUrl(name)),
      list: async function* (folder) {
        demandStateFolder(folder);
        for await (const { name } of listObjects(`${folder}/`))
          if (name.endsWith(".json")) yield name;
      },
    },
    trash: {
      // Copied through this process: a copy by the service may fail within an answer of 200.
      move: async (key, day) => {
        const trashed = trashUrl(key, day);
        const bytes = await getAt(urlOf(key));
        if (!bytes) return false;
        await putAt(trashed, bytes);
        await deleteAt(urlOf(key));
        return true;
      },
      list: async function* () {
        for await (const { name } of listObjects("trash/")) {
          const [, day, key] = TRASHED.exec(name) ?? [];
          if (day && key) yield { key, day };
        }
      },
      delete: (key, day) => deleteAt(trashUrl(key, day)),
    },
  };
};
