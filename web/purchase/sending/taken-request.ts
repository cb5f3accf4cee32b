import * as paths from "../../../contract/page-paths.ts";
import type { OfferPromise } from "../../../contract/offer-promise.ts";
import { sameOriginPath } from "../../../domain/accounts/same-origin-path.ts";
import { readStored, writeStored } from "../../shell/device/storage.ts";
import type { Taken } from "./post-request.ts";

const EMAIL = "confirmationEmail";
const NUMBER = "requestNumber";
const PROMISE = "offerPromisedFor";

/** Kept for /req_true (specification part 2, section 7). */
export function rememberTaken({ email, number, promisedFor }: Omit<Taken, "redirectUrl">) {
  writeStored("sessionStorage", EMAIL, email);
  writeStored("sessionStorage", NUMBER, number);
  writeStored("sessionStorage", PROMISE, promisedFor);
}

const recall = (key: string) => readStored("sessionStorage", key) || undefined;

export const recallEmail = () => recall(EMAIL);
export const recallNumber = () => recall(NUMBER);
export const recallPromise = () => recall(PROMISE);

/** As requests answer it; null where nothing was promised. */
export const promiseOf = (promisedFor: string | undefined): OfferPromise | null =>
  promisedFor ? { until: promisedFor, missed: 0 } : null;

export const REQUEST_SENT = paths.requestSent;

/** The server's path if it is on this site, else /req_true. */
export const afterTaken = ({ redirectUrl }: Pick<Taken, "redirectUrl">): string =>
  sameOriginPath(redirectUrl) ?? REQUEST_SENT;
