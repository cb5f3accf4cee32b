import {
  MAX_WORDMARK_BYTES,
  type ReceivedWordmark,
} from "../../../../../contract/office/insurance/wordmark.ts";
import { wordmarkPath } from "../../../../../contract/insurers.ts";
import { freeBytes } from "../../../../adapters/free-bytes.ts";
import type { FormRequest } from "../../../../http/multipart/form-body.ts";
import { readMultipart } from "../../../../http/multipart/read-form.ts";
import { readUpload, type Upload } from "../../../../http/multipart/upload.ts";
import { Problem } from "../../../../http/problem.ts";
import type { Parts } from "../../../../parts.ts";
import { insertWordmarkIn } from "../../../quotes/wordmarks-store.ts";
import { makeWordmark, type Wordmark } from "./make-wordmark.ts";

const FIELD = "wordmark";

const make = async (upload: Upload): Promise<Wordmark> => {
  const bytes = await readUpload(upload, MAX_WORDMARK_BYTES).catch((error: unknown) => {
    const isLarge = error instanceof Problem && error.code === "documents.size";
    throw isLarge ? new Problem("insurance.wordmarkSize") : error;
  });
  return makeWordmark(bytes).finally(() => freeBytes(bytes));
};

export const createReceivingWordmarks = ({ db, now }: Pick<Parts, "db" | "now">) => ({
  /** Kept for a day, until an insurer is saved with it. @throws {Problem} insurance.wordmark… */
  receive: async (form: FormRequest): Promise<ReceivedWordmark> => {
    let made: Wordmark | undefined;
    await readMultipart<typeof FIELD>(form, {
      slotOf: (name) => (name === FIELD ? FIELD : undefined),
      takeFile: async (upload) => {
        made = await make(upload);
      },
    });
    if (!made) throw new Problem("request.invalid", { field: FIELD });
    const pictures = made;
    await db.transaction((tx) => insertWordmarkIn(tx, pictures, now()));
    return { digest: made.digest, logo: wordmarkPath(made.digest) };
  },
});

export type ReceivingWordmarks = ReturnType<typeof createReceivingWordmarks>;
