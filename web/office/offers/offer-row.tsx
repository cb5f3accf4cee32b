import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { OfferState } from "../../../domain/requests/offer-state.ts";
import { formatDay } from "../../i18n/formats.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Pill, type PillTone } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { pathOf } from "../kit/paths.ts";
import { StaffShown } from "../kit/staff-shown.tsx";
import { usePlanVersionWords } from "../kit/use-plan-version-words.ts";
import { useLanguage } from "../kit/use-language.ts";
import { isWaiting } from "./sent-offers.ts";
import { TermsLine } from "./terms-line.tsx";

const tones: Record<OfferState, PillTone> = {
  draft: "sand",
  open: "waiting",
  accepted: "good",
  declined: "bad",
  withdrawn: "sand",
  expired: "sand",
  superseded: "sand",
  bought: "good",
  lapsed: "sand",
};

type Props = {
  offer: DeskOffer;
  /** A draft that lacks something, and so is not sent with the others. */
  isUnready?: boolean;
  actions?: ReactNode;
};

export function OfferRow({ offer, isUnready = false, actions }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { insurerName, planName, state, version, priceFils, validUntil, insurerRef, why } = offer;
  const ourFils = offer.comparison?.ourFils ?? null;
  const versionWords = usePlanVersionWords();

  return (
    <li className="border-t border-line py-3 first:border-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-0.5">
        <p className="font-strong">{insurerName[language]}</p>
        <Price amount={formatAmount(priceFils)} className="justify-self-end font-strong" />
        <p className="text-sm text-ink-muted">
          <bdi>{planName[language]}</bdi> · {t(`covers.${offer.coverType}`)}
          {version > 1 && ` · ${t("offers.version", { version })}`}
        </p>
        {isWaiting(offer) ? (
          <Pill tone="waiting" icon="clock" className="justify-self-end">
            {t("offers.waits")}
          </Pill>
        ) : (
          <Pill tone={tones[state]} className="justify-self-end">
            {t(`offers.states.${state}`)}
          </Pill>
        )}
      </div>
      <TermsLine terms={offer} />
      <dl className="mt-1 flex flex-wrap gap-x-5 text-sm text-ink-muted">
        <Said name={t("offers.until")}>{formatDay(validUntil, language)}</Said>
        {insurerRef !== "" && (
          <Said name={t("offers.reference")}>
            <Ltr>{insurerRef}</Ltr>
          </Said>
        )}
        {ourFils !== null && ourFils !== priceFils && (
          <Said name={t("offers.ours")}>
            <Price amount={formatAmount(ourFils)} />
          </Said>
        )}
        {offer.planVersion && (
          <Said name={t("planVersion.name")}>{versionWords(offer.planVersion)}</Said>
        )}
        <Said name={t("offers.by")}>
          <StaffShown>{offer.staff}</StaffShown>
        </Said>
      </dl>
      {why !== "" && (
        <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">
          {why}
        </p>
      )}
      {isUnready && <p className="mt-1 text-sm text-warning-ink">{t("offers.unready")}</p>}
      {(actions ?? isWaiting(offer)) && (
        <div className="-mb-2.5 flex flex-wrap items-center gap-x-5">
          {isWaiting(offer) && (
            <Link to={`${pathOf("approvals")}/${offer.approval}`} className="link text-sm">
              {t("offers.seeApproval")}
            </Link>
          )}
          {actions}
        </div>
      )}
    </li>
  );
}

function Said({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
