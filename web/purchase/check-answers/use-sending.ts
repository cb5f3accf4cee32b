import { useEffect, useRef, useState } from "react";
import type { User } from "../../../contract/accounts.ts";
import type { ProblemCode } from "../../../contract/problems.ts";
import type { HandOff } from "../../../contract/requests.ts";
import { paymentForm, type PaymentForm } from "../../api/hand-off.ts";
import { useSite } from "../../i18n/use-site.ts";
import { loginFor } from "../choice/login-first.ts";
import { rememberSent } from "../choice/sent-request.ts";
import {
  loadChoice,
  saveChoice,
  withKeyFor,
  type ConfirmationAnswers,
  type StoredChoice,
} from "../choice/stored-choice.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import type { Purchase } from "./gather-purchase.ts";
import { postRenewal, type Sent } from "./post-renewal.ts";
import { bodyOfSend, contentOfSend, fieldsOfSend } from "./request-body.ts";

export type Sending =
  | { state: "idle"; priceAccepted?: boolean }
  | { state: "sending"; sent: Sent }
  | { state: "broken" }
  | { state: "refused"; code: ProblemCode; field: string | undefined }
  | { state: "priceChanged"; nowFils: number }
  | { state: "invalidAnswer" }
  | { state: "paying"; form: PaymentForm; choice: StoredChoice };

/** Sends the purchase; the same content goes under the same key, however often it is tried. */
export function useSending(purchase: Purchase, onChoice: (choice: StoredChoice) => void) {
  const { gatewayOrigin, pathOf } = useSite();
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const leaving = useRef<AbortController>(undefined);
  const again = useRef<() => void>(undefined);
  const retriedByItself = useRef(false);

  useEffect(() => () => leaving.current?.abort(), []);

  const handOver = async (handOff: HandOff, choice: StoredChoice) => {
    const form = paymentForm(handOff, gatewayOrigin);
    if (!form) return setSending({ state: "invalidAnswer" });

    rememberSent({ insurerName: choice.insurerName });
    await clearPurchase();
    setSending({ state: "paying", form, choice });
  };

  const send = async (answers: ConfirmationAnswers, user: User | undefined) => {
    again.current = () => void send(answers, user);
    const fields = fieldsOfSend(purchase, answers, user);
    // A retry comes from an earlier render: the key in use is the stored one.
    const { idempotencyKey, keyStandsFor } = loadChoice() ?? purchase.choice;
    const choice = withKeyFor(
      { ...purchase.choice, confirmation: answers, idempotencyKey, keyStandsFor },
      contentOfSend(purchase, fields),
    );
    saveChoice(choice);
    onChoice(choice);

    const aborting = new AbortController();
    leaving.current = aborting;
    setSending({ state: "sending", sent: { loaded: 0, total: 0 } });
    const outcome = await postRenewal(bodyOfSend(purchase, fields), {
      key: choice.idempotencyKey,
      signal: aborting.signal,
      onProgress: (sent) => setSending({ state: "sending", sent }),
    });
    if (aborting.signal.aborted) return;
    if (outcome.kind === "answered") return void handOver(outcome.handOff, choice);
    if (outcome.kind === "broken") return setSending({ state: "broken" });

    const { code, field, priceFils } = outcome;
    if (code === "accounts.loginRequired")
      return location.assign(pathOf(loginFor(pathOf("/check-answers"))));
    if (code === "requests.priceChanged" && priceFils !== undefined)
      return setSending({ state: "priceChanged", nowFils: priceFils });
    return setSending({ state: "refused", code, field });
  };

  // Once, as soon as the device is online again; after that the person decides.
  const isBroken = sending.state === "broken";
  useEffect(() => {
    if (!isBroken || retriedByItself.current) return;
    const retry = () => {
      retriedByItself.current = true;
      again.current?.();
    };
    addEventListener("online", retry, { once: true });
    return () => removeEventListener("online", retry);
  }, [isBroken]);

  return {
    sending,
    send,
    retry: () => again.current?.(),
    acceptPrice: (nowFils: number) => {
      const choice = { ...purchase.choice, priceFils: nowFils };
      saveChoice(choice);
      onChoice(choice);
      setSending({ state: "idle", priceAccepted: true });
    },
  };
}
