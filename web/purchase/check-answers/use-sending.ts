import { useState } from "react";
import type { User } from "../../../contract/accounts.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { ProblemCode } from "../../../contract/problems.ts";
import { paymentForm, type PaymentForm } from "../../api/hand-off.ts";
import { useSite } from "../../i18n/use-site.ts";
import { loginFor } from "../choice/login-first.ts";
import { rememberSent } from "../draft/sent-request.ts";
import type { ConfirmationAnswers, StoredChoice } from "../draft/stored-choice.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { documentsFrom } from "../documents/documents.ts";
import { type Content } from "../sending/request-body.ts";
import { partsOf } from "../documents/picture-parts.ts";
import { fieldsOfPriced } from "../sending/request-fields.ts";
import { rememberTaken } from "../sending/taken-request.ts";
import { useGoOn } from "../sending/use-go-on.ts";
import { usePosting, type Arrived } from "../sending/use-posting.ts";
import type { Purchase } from "./gather-purchase.ts";

type Result =
  | { state: "idle"; priceAccepted?: boolean }
  | { state: "refused"; code: ProblemCode; field: string | undefined }
  | { state: "priceChanged"; nowFils: number }
  | { state: "invalidAnswer" }
  | { state: "paying"; form: PaymentForm; choice: StoredChoice };

type Options = {
  purchase: Purchase;
  onAnswer: (changed: Purchase) => void;
  onGone: () => void;
};

export function useSending({ purchase, onAnswer, onGone }: Options) {
  const { gatewayOrigin, pathOf } = useSite();
  const goOn = useGoOn();
  const { draft, documents } = purchase;
  const { posting, post, retry } = usePosting({ draft, onGone });
  const [result, setResult] = useState<Result>({ state: "idle" });

  const arrive = async (outcome: Arrived, choice: StoredChoice) => {
    if (outcome.kind === "handedOff") {
      const form = paymentForm(outcome.handOff, gatewayOrigin);
      if (!form) return setResult({ state: "invalidAnswer" });
      rememberSent({ insurerName: choice.insurerName });
      await clearPurchase();
      return setResult({ state: "paying", form, choice });
    }
    if (outcome.kind === "taken") {
      rememberTaken(outcome.taken);
      await clearPurchase();
      return goOn(outcome.taken);
    }

    const { code, field, priceFils } = outcome;
    if (code === "accounts.loginRequired")
      return location.assign(pathOf(loginFor(pathOf(paths.checkAnswers))));
    if (code === "requests.priceChanged" && priceFils !== undefined)
      return setResult({ state: "priceChanged", nowFils: priceFils });
    return setResult({ state: "refused", code, field });
  };

  return {
    sending: posting.state === "idle" ? result : posting,
    retry,

    send: (answers: ConfirmationAnswers, user: User | undefined) => {
      const choice = { ...purchase.choice, confirmation: answers };
      onAnswer({ ...purchase, choice });
      setResult({ state: "idle" });
      const car = { draft, ...documents, documentsFrom: documentsFrom(draft, documents) };
      const content: Content = {
        type: draft.type,
        fields: fieldsOfPriced(car, choice, answers, user),
        parts: partsOf(draft, documents.pictures),
      };
      return post(content, (outcome) => void arrive(outcome, choice));
    },

    acceptPrice: (nowFils: number) => {
      const choice = { ...purchase.choice, priceFils: nowFils };
      onAnswer({ ...purchase, choice });
      setResult({ state: "idle", priceAccepted: true });
    },
  };
}
