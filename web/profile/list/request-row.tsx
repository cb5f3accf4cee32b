/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out in lines, elements of a table lose the roles they have by themselves */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { RequestSummary } from "../../../contract/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { stepOfRequest } from "../../../domain/profile/cars.ts";
import { formatShortDate } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Link } from "../../ui/link.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { ChangeButtons } from "../change-buttons.tsx";
import { NextButton } from "../next-button.tsx";
import { RequestPlate } from "../request-plate.tsx";
import { places } from "./row-places.ts";
import { RequestStatePill } from "../request-state-pill.tsx";
import { useNextWords } from "../use-next-words.ts";
import { useToday } from "../use-today.ts";

type Props = {
  request: RequestSummary;
  isFirstToPay: boolean;
  isPaying: boolean;
  onPay: () => void;
  onCancel: () => void;
};

export function RequestRow({ request, isFirstToPay, isPaying, onPay, onCancel }: Props) {
  const { t } = useTranslation("profile");
  const { language, pathOf } = useSite();
  const wordsOf = useNextWords();
  const step = stepOfRequest(request, useToday());
  const { number, selectedPlan: plan, type } = request;
  const numberId = `number-${request._id}`;
  const isOver = step === "newQuote";
  const mayChange = request.mayEdit || request.mayCancel;
  // What is cancelled here keeps its height, so that nothing below it jumps.
  const [isChangeable] = useState(mayChange);

  return (
    <tr
      role="row"
      className={`relative grid items-center border-t border-line first:border-t-0 ${places.row} ${step === "pay" ? "bg-surface-soft" : ""}`}
    >
      <td role="cell" className={places.plate}>
        <RequestPlate
          plate={request.plateInfo}
          className={`w-29 @min-[46rem]:w-full ${isOver ? "opacity-55" : ""}`}
        />
      </td>
      <td role="cell" className={places.state}>
        <RequestStatePill request={request} />
        {request.isDocumentAsked && (
          <Pill tone="waiting" icon="camera" className="mt-1">
            {t("requests.photoNeeded")}
          </Pill>
        )}
      </td>
      <td role="cell" className={`leading-snug ${places.next}`}>
        <p key={step} className={isOver ? "text-ink-muted" : "font-medium"}>
          {wordsOf(request, step)}
        </p>
        {request.cancelAsked && (
          <p className="text-sm text-ink-muted">{t("requests.cancelNoted")}</p>
        )}
      </td>
      <td role="cell" className={`text-sm leading-snug text-ink-muted ${places.insurer}`}>
        <Link
          to={pathOf(paths.request(request._id))}
          className="font-medium whitespace-nowrap text-link underline after:absolute after:inset-0"
        >
          <span className="sr-only">{t("requests.number")} </span>
          <Ltr>
            <span id={numberId}>{number}</span>
          </Ltr>
        </Link>
        {" · "}
        {plan ? (
          <>
            {plan.insurerName[language]}
            {" · "}
            <bdi>{plan.companyNames[language]}</bdi>
          </>
        ) : (
          t(`requests.type.${type}`)
        )}
      </td>
      <td role="cell" className={places.price}>
        {plan && (
          <Price
            amount={formatAmount(plan.priceFils)}
            className={isOver ? "text-ink-muted" : "font-strong"}
          />
        )}
      </td>
      <Moment name="created" iso={request.createdAt} />
      <Moment name="updated" iso={request.updatedAt} />
      <td role="cell" className={`${places.actions} ${isChangeable ? "" : places.actionsAlone}`}>
        <NextButton
          request={request}
          step={step}
          variant={isFirstToPay ? "sun" : "quiet"}
          isPaying={isPaying}
          onPay={onPay}
          className="relative z-1 min-w-32 px-3 @min-[30rem]:w-full"
          aria-describedby={numberId}
        />
      </td>
      <td
        role="cell"
        className={`${places.change} ${plan ? "" : places.changeForPrice} ${isChangeable ? "" : "hidden"}`}
      >
        <ChangeButtons request={request} numberId={numberId} onCancel={onCancel} />
      </td>
    </tr>
  );
}

function Moment({ name, iso }: { name: "created" | "updated"; iso: string }) {
  const { t } = useTranslation("profile");
  const { language } = useSite();

  return (
    <td role="cell" className={`text-xs text-ink-muted ${places[name]}`}>
      {t(`requests.columns.${name}`)} <time dateTime={iso}>{formatShortDate(iso, language)}</time>
    </td>
  );
}
