import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../storage-settings.ts";
import {
  demandStorageKey,
  type DocumentStore,
  isStorageKey,
  StorageUnavailable,
} from "./document-store.ts";

const TIMEOUT_MS = 3_000;
/** Shorter: deleting often follows a slow failure, and the sweeper tries again. */
const DELETE_TIMEOUT_MS = 1_000;
const RETRIES = 2;
const PAGE_SIZE = 1_000;
const FOLDER = "documents/";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const elementOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** S3 error texts repeat the key's name, so only the code is used. */
const refusal = async (what: string, answer: Response) => {
  const code = elementOf(await answer.text(), "Code") ?? "";
  const error = new StorageUnavailable(`S3 ${what}: ${answer.status} ${code}`.trim());
  // Callers treat ENOSPC like a full disk.
  return answer.status === 507 || /full|quota/i.test(code)
    ? Object.assign(error, { code: "ENOSPC" })
    : error;
};

/** S3 or compatible, addressed by path. Throws `StorageUnavailable`, with code ENOSPC when full. */
export const s3Store = (
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { timeout = TIMEOUT_MS, pageSize = PAGE_SIZE } = {},
): DocumentStore => {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
    retries: RETRIES,
  });
  const bucketUrl = `${endpoint}/${bucket}`;

  const urlOf = (key: string) => {
    demandStorageKey(key);
    return `${bucketUrl}/${FOLDER}${key}`;
  };

  const call = async <Result>(
    method: string,
    url: string,
    read: (answer: Response) => Promise<Result>,
    { body, within = timeout }: { body?: Uint8Array<ArrayBuffer>; within?: number } = {},
  ) => {
    try {
      const answer = await client.fetch(url, {
        method,
        redirect: "manual",
        signal: AbortSignal.timeout(within),
        headers: { "x-amz-content-sha256": sha256(body ?? new Uint8Array()) },
        ...(body && { body }),
      });
      return await read(answer);
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      throw new StorageUnavailable(`S3 ${method} got no answer`, { cause: error });
    }
  };

  /** The connection is free only after the answer was read. */
  const succeed = (what: string) => async (answer: Response) => {
    if (!answer.ok) throw await refusal(what, answer);
    await answer.arrayBuffer();
  };

  // Every service has list version 1. No slash before the query: services sign it differently.
  const pageUrl = (marker: string) => {
    const query = { prefix: FOLDER, "max-keys": String(pageSize), marker };
    return `${bucketUrl}?${new URLSearchParams(query)}`;
  };

  const readList = async (answer: Response) => {
    if (!answer.ok) throw await refusal("list", answer);
    return answer.text();
  };

  return {
    put: (key, bytes) => call("PUT", urlOf(key), succeed("put"), { body: Uint8Array.from(bytes) }),

    get: (key) =>
      call("GET", urlOf(key), async (answer) => {
        if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
        const error = await refusal("get", answer);
        if (error.message.endsWith("NoSuchKey")) return undefined;
        throw error;
      }),

    delete: (key) =>
      call("DELETE", urlOf(key), succeed("delete"), {
        within: Math.min(timeout, DELETE_TIMEOUT_MS),
      }),

    list: async function* () {
      let marker: string | undefined = "";
      while (marker !== undefined) {
        const xml: string = await call("GET", pageUrl(marker), readList);
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

    check: () => call("HEAD", bucketUrl, succeed("check")),
  };
};
