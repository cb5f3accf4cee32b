import * as paths from "../../../contract/page-paths.ts";
import { sameOriginPath } from "../../../domain/accounts/same-origin-path.ts";
import { readStored, writeStored } from "../../shell/storage.ts";
import type { Taken } from "./post-request.ts";

const EMAIL = "confirmationEmail";
const NUMBER = "requestNumber";

/** Specification part 2, section 7: the e-mail waits in session storage for /req_true. */
export function rememberTaken({ email, number }: Pick<Taken, "email" | "number">) {
  writeStored("sessionStorage", EMAIL, email);
  writeStored("sessionStorage", NUMBER, number);
}

const recall = (key: string) => readStored("sessionStorage", key) || undefined;

export const recallEmail = () => recall(EMAIL);
export const recallNumber = () => recall(NUMBER);

export const REQUEST_SENT = paths.requestSent;

/** Where a taken request leads: the server's word if it is a path of this site, else /req_true. */
export const afterTaken = ({ redirectUrl }: Pick<Taken, "redirectUrl">): string =>
  sameOriginPath(redirectUrl) ?? REQUEST_SENT;
