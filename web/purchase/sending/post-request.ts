import type * as z from "zod/mini";
import type { ShownProblemCode } from "../../../contract/problems.ts";
import type { HandOff } from "../../../contract/payments.ts";
import {
  buyInsurance,
  renewInsurance,
  type PriceChanged as PriceChangedAnswer,
} from "../../../contract/sends.ts";
import type { PurchaseType } from "../../../domain/ways-of-buying.ts";
import { knownProblem } from "../../api/known-problem.ts";
import { upload } from "../../api/upload.ts";
import type { LedgerChange } from "../../prices/ledger-changes.ts";
import type { ShownPrice } from "../draft/stored-choice.ts";
import { editTarget } from "../editing/edit-target.ts";
import type { Editing } from "../draft/editing.ts";

export type Sent = { loaded: number; total: number };

export type Refusal = {
  code: ShownProblemCode;
  field: string | undefined;
  /** Where the price differs from the one that was sent. */
  price?: { now: ShownPrice; changes: readonly LedgerChange[] };
  /** Why the insurer declines. */
  reasons: readonly string[];
};

export type Taken = {
  email: string;
  number: string;
  redirectUrl: string;
  /** Before when the offer comes, in UTC; "" where nothing is promised. */
  promisedFor: string;
};

export type Outcome =
  | { kind: "handedOff"; handOff: HandOff }
  | { kind: "taken"; taken: Taken }
  /** An edited request was saved. */
  | { kind: "edited" }
  | ({ kind: "refused" } & Refusal)
  /** The request may have arrived; the same key makes sending it again safe. */
  | { kind: "broken" };

type Options = {
  type: PurchaseType;
  key: string;
  /** Saves an edit instead of sending a new request. */
  edited: Pick<Editing, "requestId" | "version"> | undefined;
  signal: AbortSignal;
  onProgress: (sent: Sent) => void;
};

const routes = { renew: renewInsurance, new: buyInsurance };

const targetOf = ({ type, key, edited }: Options) =>
  edited ? editTarget(edited) : { ...routes[type], headers: { "idempotency-key": key } };

export const postRequest = async (body: FormData, options: Options): Promise<Outcome> => {
  const { signal, onProgress } = options;
  const { method, url, headers } = targetOf(options);
  const answer = await upload({ method, url, headers, body, signal, onProgress });
  if (answer.code === "unreachable") return { kind: "broken" };
  return readOutcome(answer.code, answer.text);
};

/** Specification part 2, section 7. */
export function readOutcome(status: number, responseText: string): Outcome {
  const answer = parsed(responseText);
  const text = (name: string) => (typeof answer[name] === "string" ? answer[name] : "");

  if (status === 200 && text("req_true") === "true") {
    const [email, number] = [text("email"), text("number")];
    const [redirectUrl, promisedFor] = [text("redirectUrl"), text("promisedFor")];
    return { kind: "taken", taken: { email, number, redirectUrl, promisedFor } };
  }
  if (status === 200 && typeof answer["data"] === "object") return { kind: "edited" };
  if (status === 200) return { kind: "handedOff", handOff: readHandOff(text) };

  const { code, field, reasons } = answer;
  const price = readPriceChange(answer as PriceAnswer);
  return {
    kind: "refused",
    code: knownProblem(code),
    field: typeof field === "string" ? field : undefined,
    ...(price && { price }),
    reasons: Array.isArray(reasons) ? (reasons as string[]) : [],
  };
}

type PriceAnswer = Partial<z.infer<typeof PriceChangedAnswer>>;

function readPriceChange(answer: PriceAnswer): Refusal["price"] {
  const { priceFils, edition, ledger, changes } = answer;
  if (typeof priceFils !== "number") return undefined;
  const now = { priceFils, edition: edition ?? "", ledger: ledger ?? [] };
  return { now, changes: changes ?? [] };
}

/** Missing parts become "": the server then refuses them (specification part 2, 7). */
const readHandOff = (text: (name: string) => string): HandOff => ({
  status: "success",
  requestId: text("requestId"),
  ref: text("ref"),
  encRequest: text("encRequest"),
  paymentUrl: text("paymentUrl"),
  accessCode: text("accessCode"),
});

function parsed(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? { ...answer } : {};
  } catch {
    return {};
  }
}
