/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out in lines, elements of a table lose the roles they have by themselves */
import { useTranslation } from "react-i18next";
import * as paths from "../../contract/page-paths.ts";
import type { RequestSummary } from "../../contract/requests.ts";
import { formatAmount } from "../../domain/money.ts";
import { stepOfRequest } from "../../domain/requests/cars.ts";
import { formatDate } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";
import { Button } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { Pill } from "../ui/pill.tsx";
import { Price } from "../ui/price.tsx";
import { NextButton } from "./next-button.tsx";
import { RequestPlate } from "./request-plate.tsx";
import { RequestStatePill } from "./request-state-pill.tsx";
import { useNextWords } from "./use-next-words.ts";
import { useToday } from "./use-today.ts";

type Props = {
  request: RequestSummary;
  isFirstToPay: boolean;
  isPaying: boolean;
  onPay: () => void;
  onCancel: () => void;
};

/** Of a phone, of half a page, of a whole one; measured in the list itself, as large as its text. */
const places = {
  row: "@max-[18rem]:flex @max-[18rem]:flex-col @max-[18rem]:items-start grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 py-4 @min-[46rem]:grid-cols-[8.25rem_9rem_auto_minmax(0,1fr)_auto_8.5rem] @min-[46rem]:py-3.5",
  plate: "col-span-2 @min-[46rem]:col-span-1 @min-[46rem]:row-span-3",
  state: "text-end @min-[46rem]:row-span-3 @min-[46rem]:text-start",
  next: "col-span-3 mt-1 @min-[30rem]:col-span-2 @min-[46rem]:mt-0",
  insurer: "col-span-3 @min-[30rem]:col-span-2 @min-[46rem]:col-start-3 @min-[46rem]:row-start-2",
  created:
    "col-start-1 row-start-4 @min-[30rem]:col-span-2 @min-[46rem]:col-span-1 @min-[46rem]:col-start-3 @min-[46rem]:row-start-3",
  updated:
    "col-span-2 col-start-2 row-start-4 @min-[30rem]:col-start-1 @min-[30rem]:row-start-5 @min-[46rem]:col-start-4 @min-[46rem]:row-start-3",
  price:
    "col-span-2 col-start-1 row-start-5 mt-1.5 self-center @min-[30rem]:col-span-1 @min-[30rem]:col-start-3 @min-[30rem]:row-start-2 @min-[30rem]:mt-0 @min-[30rem]:text-end @min-[46rem]:col-start-5 @min-[46rem]:row-span-2 @min-[46rem]:row-start-1",
  actions:
    "col-start-3 row-start-5 mt-1.5 self-center @min-[30rem]:row-span-2 @min-[30rem]:row-start-3 @min-[30rem]:mt-0 @min-[46rem]:col-start-6 @min-[46rem]:row-start-1",
  change:
    "col-span-3 row-start-6 justify-self-end @min-[30rem]:row-start-5 @min-[46rem]:col-span-1 @min-[46rem]:col-start-6 @min-[46rem]:row-start-3",
} as const;

export function RequestRow({ request, isFirstToPay, isPaying, onPay, onCancel }: Props) {
  const { t } = useTranslation("profile");
  const { language, pathOf } = useSite();
  const wordsOf = useNextWords();
  const step = stepOfRequest(request, useToday());
  const { number, selectedPlan: plan, type } = request;
  const numberId = `number-${request._id}`;
  const isOver = step === "newQuote";
  const mayChange = request.mayEdit || request.mayCancel;

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
        {request.isDocumentAsked && step !== "addDocument" && (
          <Pill tone="waiting" icon="camera" className="mt-1">
            {t("requests.photoNeeded")}
          </Pill>
        )}
      </td>
      <td role="cell" className={`leading-snug ${places.next}`}>
        <p className={isOver ? "text-ink-muted" : "font-medium"}>{wordsOf(request, step)}</p>
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
      <td
        role="cell"
        className={`${places.actions} ${mayChange ? "@min-[46rem]:row-span-2" : "@min-[46rem]:row-span-3"}`}
      >
        <NextButton
          request={request}
          step={step}
          variant={isFirstToPay ? "sun" : "quiet"}
          isPaying={isPaying}
          onPay={onPay}
          className="relative z-1 min-w-32 @min-[30rem]:w-full"
          aria-describedby={numberId}
        />
      </td>
      <td role="cell" className={`${places.change} ${mayChange ? "" : "hidden"}`}>
        <div className="relative z-1 -my-1.5 flex gap-x-4">
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
      </td>
    </tr>
  );
}

function Moment({ name, iso }: { name: "created" | "updated"; iso: string }) {
  const { t } = useTranslation("profile");
  const { language } = useSite();

  return (
    <td role="cell" className={`text-xs text-ink-muted ${places[name]}`}>
      {t(`requests.columns.${name}`)} <time dateTime={iso}>{formatDate(iso, language)}</time>
    </td>
  );
}
