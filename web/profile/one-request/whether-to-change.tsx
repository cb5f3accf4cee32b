import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { parseDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { factsFromInputs } from "../../../domain/purchase/inputs-of-draft.ts";
import type { Cancellation } from "../../../domain/quotes/refund.ts";
import type { GivenInputs } from "../../../domain/quotes/risk.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ChangeCard } from "../../refund/change-card.tsx";
import { changeFigures } from "../../refund/change-figures.ts";
import { cheapestToday, type Offer } from "../../refund/cheapest-today.ts";
import { Button } from "../../ui/button.tsx";

type Found = Offer[] | "loading" | "failed" | undefined;

/** The car is registered by now, so it would be insured anew like one that is renewed. */
const draftOf = ({ answers, inputs, plateInfo }: RequestDetails): PurchaseDraft | undefined => {
  const given = Object.fromEntries(
    inputs.map(({ input, value, source }) => [input, { value, source }]),
  ) as GivenInputs;
  const plate = plateInfo && {
    emirate: plateInfo.emirate,
    plateCode: plateInfo.code,
    plateNumber: plateInfo.number,
  };
  return parseDraft({ ...answers, ...factsFromInputs(given), ...plate, type: "renew" });
};

type Props = { request: RequestDetails; cancellation: Cancellation };

/** Today's cheapest quote for the same cover, asked only when wanted. */
export function WhetherToChange({ request, cancellation }: Props) {
  const { t } = useTranslation(["profile/one-request", "refund"]);
  const { language } = useSite();
  const [found, setFound] = useState<Found>();

  const look = async () => {
    const draft = draftOf(request);
    setFound("loading");
    setFound((draft && (await cheapestToday(draft, language))) ?? "failed");
  };

  return (
    <>
      <h3 className="mt-8 text-base tracking-normal">{t("refund.change")}</h3>
      <p className="mt-1.5 mb-4 max-w-reading text-label text-ink-muted">
        {t("refund.changeHelp")}
      </p>
      {Array.isArray(found) ? (
        <Shown
          offer={found.find(({ type }) => type === request.selectedPlan?.companyType)}
          cancellation={cancellation}
        />
      ) : (
        <>
          <Button
            variant="quiet"
            size="small"
            busy={found === "loading"}
            onClick={() => void look()}
          >
            {t("refund.compare")}
          </Button>
          {found === "failed" && (
            <p role="alert" className="mt-3 text-label text-danger">
              {t("refund:switching.failed")}
            </p>
          )}
        </>
      )}
    </>
  );
}

type ShownProps = { offer: Offer | undefined; cancellation: Cancellation };

function Shown({ offer, cancellation }: ShownProps) {
  const { t } = useTranslation("refund");
  const { language } = useSite();
  const figures = offer && changeFigures(cancellation, offer, language);
  if (!figures) return <p role="status">{t("switching.none")}</p>;

  return (
    <div role="status">
      <ChangeCard
        cancellation={cancellation}
        cover={t(`switching.${offer.type}`)}
        verdict={t(`switching.${figures.verdict}`)}
        onTheDay={t(`switching.${figures.onTheDay}`)}
        of={(slot) => figures[slot]}
      />
      <p className="mt-4 max-w-reading text-sm text-ink-muted">{t("switching.assumed")}</p>
    </div>
  );
}
