import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { formatAmount } from "../../../domain/money.ts";
import { attemptStates } from "../../../domain/requests/payment-attempt-state.ts";
import { formatDate, formatDay, formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { TextLink } from "../../ui/link.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import { RequestPlate } from "../request-plate.tsx";
import { RequestStatePill } from "../request-state-pill.tsx";
import { usePictureName } from "../use-picture-name.ts";
import { Until } from "./data-card.tsx";
import { type StoredRequestData, retentionReason } from "./retention-reason.ts";
import { Events, Fact } from "./stored-fact.tsx";

export function StoredRequest({ request }: { request: StoredRequestData }) {
  const { t } = useTranslation(["profile/stored-data", "profile"]);
  const { language, pathOf } = useSite();
  const nameOf = usePictureName();
  const {
    _id: id,
    number,
    erasedOn,
    documents,
    policy,
    views,
    offers,
    consents,
    payments,
    refunds,
    calls,
    notes,
  } = request;
  const wordOf = (state: string) => {
    const known = attemptStates.find((one) => one === state);
    return known ? t(`requests.attempts.${known}`) : state;
  };
  const date = erasedOn === null ? "" : formatDay(erasedOn, language);

  return (
    <li className="border-line py-5 first:pt-1 last:pb-0 not-first:border-t">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <RequestPlate plate={request.plateInfo} />
        <RequestStatePill request={request} />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <p className="text-ink-muted">
          <span className="sr-only">{t("requests.number")} </span>
          <Ltr>{number}</Ltr> · {t(`profile:requests.type.${request.type}`)} ·{" "}
          {formatDate(request.createdAt, language)}
        </p>
        <TextLink to={pathOf(paths.request(id))} className="text-sm">
          {t("requests.open")}
          <span className="sr-only"> {number}</span>
        </TextLink>
      </div>
      <ul className="mt-2 grid gap-1.5 text-label">
        <Fact icon="lock">
          {documents.length === 0
            ? t("requests.noPhotos")
            : t("requests.photos", { count: documents.length })}
        </Fact>
        {documents.length > 0 && views.length === 0 && (
          <Fact icon="eye">{t("requests.unopened")}</Fact>
        )}
        <Events
          icon="eye"
          heading={t("requests.opened", { count: views.length })}
          events={documents.length > 0 ? views : []}
        >
          {({ slot, at }) => (
            <>
              {nameOf(slot)} · <time dateTime={at}>{formatMoment(at, language, "long")}</time>
            </>
          )}
        </Events>
        {offers.length > 0 && (
          <Fact icon="doc">{t("requests.offers", { count: offers.length })}</Fact>
        )}
        {policy && (
          <Fact icon="doc">
            {t("requests.policy")} <Ltr className="wrap-anywhere">{policy.number}</Ltr>
          </Fact>
        )}
        <Events icon="check" heading={t("requests.agreed")} events={consents}>
          {({ kind, version, at }) => (
            <>
              {kind === "declaration" || kind === "authorisation" ? t(`requests.${kind}`) : kind}
              {" · "}
              {formatMoment(at, language, "long")} · {t("requests.version", { version })}
            </>
          )}
        </Events>
        <Events icon="clock" heading={t("requests.payments")} events={payments}>
          {({ amountFils, state, at }) => (
            <>
              {wordOf(state)} · <Price amount={formatAmount(amountFils)} /> ·{" "}
              {formatMoment(at, language, "long")}
            </>
          )}
        </Events>
        <Events
          icon="refresh"
          heading={t("requests.refunds")}
          events={refunds.map((refund) => ({ ...refund, at: refund.askedAt }))}
        >
          {({ state, amountFils, iban, files, at }) => (
            <>
              {t(`requests.refundStates.${state}`)} · <Price amount={formatAmount(amountFils)} /> ·{" "}
              {formatMoment(at, language, "long")}
              {iban !== null && (
                <span className="block">
                  {t("requests.iban")} <Ltr className="whitespace-nowrap">{iban}</Ltr>
                </span>
              )}
              {files.length > 0 && <span className="block">{t("requests.refundFiles")}</span>}
            </>
          )}
        </Events>
        <Events icon="phone" heading={t("requests.calls")} events={calls}>
          {({ outcome, callBackAt, at }) => (
            <>
              {t(`requests.outcomes.${outcome}`)} · {formatMoment(at, language, "long")}
              {callBackAt !== null && (
                <>
                  {" · "}
                  {t("requests.again", { moment: formatMoment(callBackAt, language, "long") })}
                </>
              )}
            </>
          )}
        </Events>
        {notes > 0 && <Fact icon="edit">{t("requests.notes", { count: notes })}</Fact>}
      </ul>
      <Until>{t(`requests.until.${retentionReason(request)}`, { date })}</Until>
    </li>
  );
}
