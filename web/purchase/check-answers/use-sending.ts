import { useState } from "react";
import type { User } from "../../../contract/accounts.ts";
import * as paths from "../../../contract/page-paths.ts";
import { paymentForm, type PaymentForm } from "../../api/hand-off.ts";
import { useSite } from "../../i18n/use-site.ts";
import { fetchPriceTexts } from "../../prices/fetch-price-texts.ts";
import { ledgerChanges } from "../../prices/ledger-changes.ts";
import { loginFor } from "../choice/login-first.ts";
import { rememberSent } from "../draft/sent-request.ts";
import type { ConfirmationAnswers, ShownPrice, StoredChoice } from "../draft/stored-choice.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { documentsFrom } from "../documents/documents.ts";
import { type Content } from "../sending/request-body.ts";
import { partsOf } from "../documents/picture-parts.ts";
import type { Refusal } from "../sending/post-request.ts";
import { fieldsOfPriced } from "../sending/request-fields.ts";
import { rememberTaken } from "../sending/taken-request.ts";
import { useGoOn } from "../sending/use-go-on.ts";
import { usePosting, type Arrived } from "../sending/use-posting.ts";
import type { Purchase } from "./gather-purchase.ts";

type Result =
  | { state: "idle"; priceAccepted?: boolean }
  | ({ state: "refused" } & Pick<Refusal, "code" | "field" | "reasons">)
  | ({ state: "priceChanged"; beforeFils: number } & NonNullable<Refusal["price"]>)
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

    const { code, field, price, reasons } = outcome;
    if (code === "accounts.loginRequired")
      return location.assign(pathOf(loginFor(pathOf(paths.checkAnswers))));
    // The amounts say enough without a network.
    await fetchPriceTexts().catch(() => undefined);
    if (code === "requests.priceChanged" && price)
      return setResult({ state: "priceChanged", beforeFils: choice.priceFils, ...price });
    return setResult({ state: "refused", code, field, reasons });
  };

  return {
    sending: posting.state === "idle" ? result : posting,
    retry,

    send: (answers: ConfirmationAnswers, username: string, user: User | undefined) => {
      const choice = { ...purchase.choice, confirmation: answers };
      onAnswer({ ...purchase, choice });
      setResult({ state: "idle" });
      const car = { draft, ...documents, documentsFrom: documentsFrom(draft, documents) };
      const content: Content = {
        type: draft.type,
        fields: fieldsOfPriced(car, choice, answers, {
          username,
          ...(user && { email: user.email, phonenumber: user.phonenumber }),
        }),
        parts: partsOf(draft, documents.pictures),
      };
      return post(content, (outcome) => void arrive(outcome, choice));
    },

    /** Nothing is sent at another price than the shared one before that price is accepted. */
    isAccepted: (): boolean => {
      const { shared, ...now } = purchase.choice;
      if (!shared || shared.priceFils === now.priceFils) return true;
      const changes = ledgerChanges(shared.ledger, now.ledger);
      setResult({ state: "priceChanged", beforeFils: shared.priceFils, now, changes });
      return false;
    },

    acceptPrice: (now: ShownPrice) => {
      const choice = { ...purchase.choice, ...now, shared: undefined };
      onAnswer({ ...purchase, choice });
      setResult({ state: "idle", priceAccepted: true });
    },
  };
}
