import { problems, type ProblemCode } from "../../../contract/problems.ts";
import { renewInsurance, type HandOff } from "../../../contract/requests.ts";

export type Sent = { loaded: number; total: number };

export type Outcome =
  | { kind: "answered"; handOff: HandOff }
  | { kind: "refused"; code: ProblemCode; field: string | undefined; priceFils: number | undefined }
  /** Nobody knows whether the request arrived; the same key makes asking again safe. */
  | { kind: "broken" };

type Options = {
  key: string;
  signal: AbortSignal;
  onProgress: (sent: Sent) => void;
};

/** XMLHttpRequest, because `fetch` does not tell how much of a body has left. */
export const postRenewal = (body: FormData, options: Options): Promise<Outcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const broken = () => resolve({ kind: "broken" });
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      options.onProgress({ loaded, total }),
    );
    request.addEventListener("load", () => resolve(readOutcome(request)));
    request.addEventListener("error", broken);
    request.addEventListener("timeout", broken);
    request.addEventListener("abort", broken);
    options.signal.addEventListener("abort", () => request.abort());
    request.open(renewInsurance.method, renewInsurance.url);
    request.setRequestHeader("Idempotency-Key", options.key);
    request.send(body);
  });

function readOutcome({ status, responseText }: XMLHttpRequest): Outcome {
  const answer = parsed(responseText);
  if (status === 200) return { kind: "answered", handOff: readHandOff(answer) };

  const { code, field, priceFils } = answer;
  return {
    kind: "refused",
    code: isProblemCode(code) ? code : "request.unexpected",
    field: typeof field === "string" ? field : undefined,
    priceFils: typeof priceFils === "number" ? priceFils : undefined,
  };
}

/** Missing parts become "": the hand-off is then refused as invalid (specification part 2, 7). */
function readHandOff(answer: Record<string, unknown>): HandOff {
  const text = (name: string) => (typeof answer[name] === "string" ? answer[name] : "");
  return {
    status: "success",
    requestId: text("requestId"),
    ref: text("ref"),
    encRequest: text("encRequest"),
    paymentUrl: text("paymentUrl"),
    accessCode: text("accessCode"),
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? { ...answer } : {};
  } catch {
    return {};
  }
}

const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === "string" && Object.hasOwn(problems, code);
