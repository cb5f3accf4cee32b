import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { formatAmount } from "../../../domain/money.ts";
import { attemptStates } from "../../../domain/requests/payment-attempt-state.ts";
import { formatDate, formatDay, formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { IconName } from "../../ui/icon-paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import { usePictureName } from "../one-request/use-picture-name.ts";
import { RequestPlate } from "../request-plate.tsx";
import { RequestStatePill } from "../request-state-pill.tsx";
import { Until } from "./data-card.tsx";
import { type StoredRequestData, retentionReason } from "./retention-reason.ts";

export function StoredRequest({ request }: { request: StoredRequestData }) {
  const { t } = useTranslation("profile");
  const { language, pathOf } = useSite();
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
    calls,
    notes,
  } = request;
  const wordOf = (state: string) => {
    const known = attemptStates.find((one) => one === state);
    return known ? t(`data.requests.attempts.${known}`) : state;
  };
  const date = erasedOn === null ? "" : formatDay(erasedOn, language);

  return (
    <li className="border-line py-5 first:pt-1 last:pb-0 not-first:border-t">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <RequestPlate plate={request.plateInfo} />
        <RequestStatePill state={request.state} />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <p className="text-ink-muted">
          <span className="sr-only">{t("data.requests.number")} </span>
          <Ltr>{number}</Ltr> · {t(`requests.type.${request.type}`)} ·{" "}
          {formatDate(request.createdAt, language)}
        </p>
        <TextLink to={pathOf(paths.request(id))} className="text-sm">
          {t("data.requests.open")}
          <span className="sr-only"> {number}</span>
        </TextLink>
      </div>
      <ul className="mt-2 grid gap-1.5 text-label">
        <Fact icon="lock">
          {documents.length === 0
            ? t("data.requests.noPhotos")
            : t("data.requests.photos", { count: documents.length })}
        </Fact>
        {documents.length > 0 && (
          <Fact icon="eye">
            {views.length === 0 ? t("data.requests.unopened") : <Opened views={views} />}
          </Fact>
        )}
        {offers.length > 0 && (
          <Fact icon="doc">{t("data.requests.offers", { count: offers.length })}</Fact>
        )}
        {policy && (
          <Fact icon="doc">
            {t("data.requests.policy")} <Ltr className="wrap-anywhere">{policy.number}</Ltr>
          </Fact>
        )}
        {consents.length > 0 && (
          <Fact icon="check">
            {t("data.requests.agreed")}
            <ul className="text-sm text-ink-muted">
              {consents.map(({ kind, version, at }) => (
                <li key={`${kind} ${at}`}>
                  {kind === "declaration" || kind === "authorisation"
                    ? t(`data.requests.${kind}`)
                    : kind}
                  {" · "}
                  {formatMoment(at, language)} · {t("data.requests.version", { version })}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {payments.length > 0 && (
          <Fact icon="clock">
            {t("data.requests.payments")}
            <ul className="text-sm text-ink-muted">
              {payments.map(({ amountFils, state, at }) => (
                <li key={at}>
                  {wordOf(state)} · <Price amount={formatAmount(amountFils)} /> ·{" "}
                  {formatMoment(at, language)}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {calls.length > 0 && (
          <Fact icon="phone">
            {t("data.requests.calls")}
            <ul className="text-sm text-ink-muted">
              {calls.map(({ outcome, callBackAt, at }) => (
                <li key={at}>
                  {t(`data.requests.outcomes.${outcome}`)} · {formatMoment(at, language)}
                  {callBackAt !== null && (
                    <>
                      {" · "}
                      {t("data.requests.again", { moment: formatMoment(callBackAt, language) })}
                    </>
                  )}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {notes > 0 && <Fact icon="edit">{t("data.requests.notes", { count: notes })}</Fact>}
      </ul>
      <Until>{t(`data.requests.until.${retentionReason(request)}`, { date })}</Until>
    </li>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon name={icon} size={20} className="mt-0.5 shrink-0 text-ink-muted" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function Opened({ views }: Pick<StoredRequestData, "views">) {
  const { t } = useTranslation("profile");
  const { language } = useSite();
  const nameOf = usePictureName();

  return (
    <div>
      {t("data.requests.opened", { count: views.length })}
      <ul className="text-sm text-ink-muted">
        {views.map(({ slot, at }, index) => (
          <li key={`${at} ${index}`}>
            {nameOf(slot)} · <time dateTime={at}>{formatMoment(at, language)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
