/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- shown as cards, elements of a table lose the roles they have by themselves */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../contract/page-paths.ts";
import type { RequestSummary } from "../../contract/requests.ts";
import { endedStates } from "../../domain/requests/request-state.ts";
import { formatAmount } from "../../domain/money.ts";
import { formatShortDate } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { Pill } from "../ui/pill.tsx";
import { Price } from "../ui/price.tsx";
import { ChosenInsurer } from "./chosen-insurer.tsx";
import { RequestPlate } from "./request-plate.tsx";
import { RequestStatePill } from "./request-state-pill.tsx";

type Props = {
  request: RequestSummary;
  isFirstToPay: boolean;
  isPaying: boolean;
  onPay: () => void;
  onCancel: () => void;
};

const row =
  "max-[80rem]:relative max-[80rem]:grid max-[80rem]:grid-cols-[minmax(0,1fr)_auto] max-[80rem]:content-start max-[80rem]:items-center max-[80rem]:gap-y-4 max-[80rem]:rounded-card max-[80rem]:bg-surface-raised max-[80rem]:p-5 max-[80rem]:shadow-1 min-[80rem]:border-t min-[80rem]:border-line";

export function RequestRow({ request, isFirstToPay, isPaying, onPay, onCancel }: Props) {
  const { t } = useTranslation("profile");
  const { pathOf } = useSite();
  const { number, selectedPlan: plan, createdAt, updatedAt } = request;
  const numberId = `number-${request._id}`;

  const look =
    request.mayPay || request.openOffers > 0
      ? ""
      : request.mayCancel || request.mayEdit
        ? "max-[80rem]:-my-2.5"
        : "max-[80rem]:hidden";

  return (
    <tr role="row" className={row}>
      <Cell className="min-[80rem]:relative min-[80rem]:ps-6">
        <RequestPlate plate={request.plateInfo} />
        <p className="mt-1.5 text-xs whitespace-nowrap text-ink-muted">
          <Link
            to={pathOf(paths.request(request._id))}
            className="font-medium text-link underline after:absolute after:inset-0"
          >
            <span className="sr-only">{t("requests.number")} </span>
            <Ltr>
              <span id={numberId}>{number}</span>
            </Ltr>
          </Link>
          {" · "}
          {t(`requests.type.${request.type}`)}
        </p>
        {request.isDocumentAsked && (
          <p className="mt-1.5">
            <Pill tone="sun" icon="camera">
              {t("requests.photoNeeded")}
            </Pill>
          </p>
        )}
      </Cell>
      <Cell className="max-[80rem]:self-start max-[80rem]:ps-2 max-[80rem]:text-end">
        <RequestStatePill request={request} />
        {request.cancelAsked && (
          <p className="mt-1 max-w-36 text-xs text-ink-muted">{t("requests.cancelNoted")}</p>
        )}
      </Cell>
      <Cell>
        <ChosenInsurer plan={plan} />
      </Cell>
      <Cell className="whitespace-nowrap max-[80rem]:text-end">
        {plan ? (
          <Price amount={formatAmount(plan.priceFils)} className="font-strong" />
        ) : (
          <span className="text-ink-muted">
            {endedStates.some((ended) => ended === request.state)
              ? t("requests.nothingToPay")
              : request.openOffers > 0
                ? t("requests.offers", { count: request.openOffers })
                : t("requests.noPrice")}
          </span>
        )}
      </Cell>
      <Cell className="max-[80rem]:border-t max-[80rem]:border-line max-[80rem]:pt-3">
        <Moment label={t("requests.columns.created")} iso={createdAt} />
      </Cell>
      <Cell className="max-[80rem]:border-t max-[80rem]:border-line max-[80rem]:pt-3 max-[80rem]:text-end">
        <Moment label={t("requests.columns.updated")} iso={updatedAt} />
      </Cell>
      <Cell className={`max-[80rem]:col-span-2 min-[80rem]:pe-5 ${look}`}>
        <div className="flex items-center justify-end gap-4 min-[80rem]:flex-col min-[80rem]:items-end min-[80rem]:gap-0.5">
          {request.mayPay && (
            <Button
              variant={isFirstToPay ? "sun" : "quiet"}
              size="small"
              className="relative z-1 grow whitespace-nowrap min-[80rem]:w-full"
              busy={isPaying}
              aria-describedby={numberId}
              onClick={onPay}
            >
              {t("requests.pay")}
            </Button>
          )}
          {request.openOffers > 0 && !request.mayPay && (
            <ButtonLink
              to={pathOf(paths.request(request._id))}
              variant="quiet"
              size="small"
              className="relative z-1 grow whitespace-nowrap min-[80rem]:w-full"
              aria-describedby={numberId}
            >
              {t("requests.seeOffers")}
            </ButtonLink>
          )}
          <div className="relative z-1 flex items-center gap-x-4 empty:hidden">
            {request.mayEdit && (
              <Button
                variant="link"
                size="small"
                aria-describedby={numberId}
                className="min-w-11 justify-center"
                onClick={() => location.assign(pathOf(paths.editRequest(request._id)))}
              >
                {t("requests.edit")}
              </Button>
            )}
            {request.mayCancel && (
              <Button
                variant="link"
                size="small"
                aria-describedby={numberId}
                className="min-w-11 justify-center"
                onClick={onCancel}
              >
                {t("requests.cancel")}
              </Button>
            )}
          </div>
        </div>
      </Cell>
    </tr>
  );
}

function Cell({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <td role="cell" className={`min-[80rem]:px-2 min-[80rem]:py-3.5 ${className}`}>
      {children}
    </td>
  );
}

function Moment({ label, iso }: { label: string; iso: string }) {
  const { language } = useSite();

  return (
    <span className="inline-block text-sm text-ink-muted max-[80rem]:whitespace-nowrap min-[80rem]:min-w-18">
      <span className="max-sm:block min-[80rem]:hidden">{label} </span>
      <time dateTime={iso}>{formatShortDate(iso, language)}</time>
    </span>
  );
}
