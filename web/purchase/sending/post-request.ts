import { isProblemCode, type ProblemCode } from "../../../contract/problems.ts";
import { buyInsurance, renewInsurance, type HandOff } from "../../../contract/requests.ts";
import type { PurchaseType } from "../../../domain/purchase/draft.ts";

export type Sent = { loaded: number; total: number };

export type Refusal = {
  code: ProblemCode;
  field: string | undefined;
  priceFils: number | undefined;
};

/** A request that waits for an agent's offer. */
export type Taken = { email: string; number: string; redirectUrl: string };

export type Outcome =
  | { kind: "handedOff"; handOff: HandOff }
  | { kind: "taken"; taken: Taken }
  | ({ kind: "refused" } & Refusal)
  /** Nobody knows whether the request arrived; the same key makes asking again safe. */
  | { kind: "broken" };

type Options = {
  type: PurchaseType;
  key: string;
  signal: AbortSignal;
  onProgress: (sent: Sent) => void;
};

const routes = { renew: renewInsurance, new: buyInsurance };

/** XMLHttpRequest, because `fetch` does not tell how much of a body has left. */
export const postRequest = (body: FormData, options: Options): Promise<Outcome> =>
  new Promise((resolve) => {
    const { method, url } = routes[options.type];
    const request = new XMLHttpRequest();
    const broken = () => resolve({ kind: "broken" });
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      options.onProgress({ loaded, total }),
    );
    request.addEventListener("load", () =>
      resolve(readOutcome(request.status, request.responseText)),
    );
    request.addEventListener("error", broken);
    request.addEventListener("timeout", broken);
    request.addEventListener("abort", broken);
    options.signal.addEventListener("abort", () => request.abort());
    request.open(method, url);
    request.setRequestHeader("Idempotency-Key", options.key);
    request.send(body);
  });

/** What an answer means (specification part 2, section 7). */
export function readOutcome(status: number, responseText: string): Outcome {
  const answer = parsed(responseText);
  const text = (name: string) => (typeof answer[name] === "string" ? answer[name] : "");

  if (status === 200 && text("req_true") === "true") {
    const [email, number, redirectUrl] = [text("email"), text("number"), text("redirectUrl")];
    return { kind: "taken", taken: { email, number, redirectUrl } };
  }
  if (status === 200) return { kind: "handedOff", handOff: readHandOff(text) };

  const { code, field, priceFils } = answer;
  return {
    kind: "refused",
    code: isProblemCode(code) ? code : "request.unexpected",
    field: typeof field === "string" ? field : undefined,
    priceFils: typeof priceFils === "number" ? priceFils : undefined,
  };
}

/** Missing parts become "": the hand-off is then refused as invalid (specification part 2, 7). */
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
