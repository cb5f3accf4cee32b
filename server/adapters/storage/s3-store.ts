import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../storage-settings.ts";
import {
  demandStateFolder,
  demandStateName,
  demandStorageKey,
  demandTrashDay,
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
const TRASHED = /^trash\/(\d{4}-\d{2}-\d{2})\/([0-9a-f]{32})$/;

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
  const pageUrl = (prefix: string, marker: string) => {
    const query = { prefix, "max-keys": String(pageSize), marker };
    return `${bucketUrl}?${new URLSearchParams(query)}`;
  };

  const readList = async (answer: Response) => {
    if (!answer.ok) throw await refusal("list", answer);
    return answer.text();
  };

  const listObjects = async function* (prefix: string) {
    let marker: string | undefined = "";
    while (marker !== undefined) {
      const xml: string = await call("GET", pageUrl(prefix, marker), readList);
      let last: string | undefined;
      for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        last = elementOf(entry, "Key");
        const writtenAt = new Date(elementOf(entry, "LastModified") ?? "");
        if (last !== undefined) yield { name: last, writtenAt };
      }
      marker = elementOf(xml, "IsTruncated") === "true" ? last : undefined;
    }
  };

  const putAt = (url: string, bytes: Uint8Array) =>
    call("PUT", url, succeed("put"), { body: Uint8Array.from(bytes) });

  const getAt = (url: string) =>
    call("GET", url, async (answer) => {
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      const error = await refusal("get", answer);
      if (error.message.endsWith("NoSuchKey")) return undefined;
      throw error;
    });

  const deleteAt = (url: string) =>
    call("DELETE", url, succeed("delete"), { within: Math.min(timeout, DELETE_TIMEOUT_MS) });

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
    put: (key, bytes) => putAt(urlOf(key), bytes),
    get: (key) => getAt(urlOf(key)),
    has: (key) =>
      call("HEAD", urlOf(key), async (answer) => {
        // An answer to HEAD has no body that would say why.
        if (answer.ok || answer.status === 404) return answer.ok;
        throw new StorageUnavailable(`S3 head: ${answer.status}`);
      }),
    delete: (key) => deleteAt(urlOf(key)),
    list: async function* () {
      for await (const { name, writtenAt } of listObjects(FOLDER)) {
        const key = name.slice(FOLDER.length);
        if (isStorageKey(key)) yield { key, writtenAt };
      }
    },
    check: () => call("HEAD", bucketUrl, succeed("check")),
    state: {
      read: async (name) => {
        const bytes = await getAt(stateUrl(name));
        return bytes && Buffer.from(bytes).toString("utf8");
      },
      write: (name, text) => putAt(stateUrl(name), Buffer.from(text)),
      delete: (name) => deleteAt(stateUrl(name)),
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
