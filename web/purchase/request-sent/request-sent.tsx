import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Email } from "../../ui/email.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { usePromiseWords } from "../../promises/use-promise-words.ts";
import { useBrowserValue } from "../../ui/use-browser-value.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { UnderTheCanopy } from "../payment/under-the-canopy.tsx";
import { OfferSteps } from "../sending/offer-steps.tsx";
import { promiseOf, recallEmail, recallNumber, recallPromise } from "../sending/taken-request.ts";

export const handle: Handle = { kind: "cached", area: "purchase" };

/** Specification part 2, 2.5. */
export default function RequestSent() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const email = useBrowserValue(recallEmail);
  const number = useBrowserValue(recallNumber);
  const promise = usePromiseWords("purchase")(promiseOf(useBrowserValue(recallPromise)));

  // Ruling P2: nothing of a finished purchase stays on the device.
  useEffect(() => void clearPurchase(), []);

  return (
    <>
      <DocumentTitle title={t("requestSent.title")} description={t("requestSent.lead")} />
      <UnderTheCanopy heading={t("requestSent.title")} lead={t("requestSent.lead")}>
        {promise && (
          <p className="mb-6 flex items-start gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-leaf text-action">
              <Icon name="clock" size={20} />
            </span>
            <span className="min-w-0 self-center">
              <b className="block text-lg">{promise}</b>
              <span className="block text-sm text-ink-muted">{t("requestSent.promised")}</span>
            </span>
          </p>
        )}
        <p className="flex items-start gap-3.5">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-leaf text-action">
            <Icon name="mail" size={20} />
          </span>
          <span className="min-w-0 self-center">
            <span className="block text-sm text-ink-muted">{t("requestSent.confirmation")}</span>
            <b className="block">{email ? <Email>{email}</Email> : t("requestSent.yourEmail")}</b>
            {number && (
              <span className="block text-sm text-ink-muted">
                {t("requestSent.number")} <Ltr>{number}</Ltr>
              </span>
            )}
          </span>
        </p>
        <h2 className="mt-7 border-t-2 border-dashed border-line-soft pt-7 text-lg">
          {t("requestSent.nextHeading")}
        </h2>
        <OfferSteps />
        <p className="mt-4 flex items-start gap-2.5 rounded-field bg-surface-leaf px-5 py-4 text-sm">
          <Icon name="info" size={20} className="shrink-0 text-action" />
          <span>{t("requestSent.note")}</span>
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={pathOf(paths.home)} className="max-sm:w-full">
            {t("requestSent.home")}
          </ButtonLink>
          <TextLink href={pathOf(paths.profile)}>{t("requestSent.profile")}</TextLink>
        </div>
      </UnderTheCanopy>
    </>
  );
}
