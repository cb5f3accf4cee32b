import { useTranslation } from "react-i18next";
import * as paths from "../../contract/page-paths.ts";
import type { RequestSummary } from "../../contract/requests.ts";
import type { NextStep } from "../../domain/profile/next-step.ts";
import { useSite } from "../i18n/use-site.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { insureAgain } from "./insure-again.ts";

type Label = "seeOffers" | "addDocument" | "renew" | "newQuote" | "policy" | "view";

const labels: Record<Exclude<NextStep, "pay">, Label> = {
  decidePolicy: "policy",
  seeOffers: "seeOffers",
  addDocument: "addDocument",
  renew: "renew",
  newQuote: "newQuote",
  policy: "policy",
  awaitOffer: "view",
  awaitPayment: "view",
  awaitPolicy: "view",
  awaitCover: "policy",
  awaitRefund: "view",
};

type Props = {
  request: RequestSummary;
  step: NextStep;
  variant: "primary" | "quiet" | "sun";
  isPaying?: boolean;
  /** Without it the button leads to the request, which is paid there. */
  onPay?: () => void;
  className?: string;
  "aria-describedby"?: string;
};

/** Does what comes next of a request, or leads to where it is done. */
export function NextButton({ request, step, variant, isPaying = false, onPay, ...look }: Props) {
  const { t } = useTranslation("profile");
  const { pathOf } = useSite();
  const button = { variant, size: "small", ...look } as const;

  if (step === "pay" && onPay)
    return (
      <Button {...button} busy={isPaying} onClick={onPay}>
        {t("requests.pay")}
      </Button>
    );
  const label = step === "pay" ? t("requests.pay") : t(`next.buttons.${labels[step]}`);
  if (step === "renew" || step === "newQuote")
    return (
      <ButtonLink {...button} href={pathOf(insureAgain(request))}>
        {label}
      </ButtonLink>
    );
  return (
    <ButtonLink {...button} to={pathOf(paths.request(request._id))}>
      {label}
    </ButtonLink>
  );
}
