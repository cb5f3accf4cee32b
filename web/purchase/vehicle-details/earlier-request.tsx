import { useTranslation } from "react-i18next";
import { useSite } from "../../i18n/use-site.ts";
import { formatDay } from "../../i18n/formats.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

export function EarlierRequest({ form: { earlier } }: { form: VehicleForm }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { known, offered, onFile, differing, isFilled } = earlier;
  const values = (known: NonNullable<VehicleForm["earlier"]["known"]>) =>
    differing.map((field) =>
      field === "cylinderType"
        ? t("quotes.vehicle.cylinders", { cylinders: known.cylinderType })
        : t(`vehicle.car.${known[field] as "saloon"}`),
    );

  return (
    <div role="status" className="empty:absolute flat:order-last flat:col-span-full">
      {known && (
        <Banner
          kind="info"
          title={t("vehicle.known.title")}
          actions={
            <>
              {differing.length > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  className="max-sm:w-full"
                  onClick={earlier.takeAnswers}
                >
                  {t("vehicle.known.useEarlier")}
                </Button>
              )}
              {offered &&
                (onFile ? (
                  <Button variant="link" size="small" onClick={() => earlier.takeDocuments(false)}>
                    {t("vehicle.known.newPhotos")}
                  </Button>
                ) : (
                  <Button
                    size="small"
                    className="max-sm:w-full"
                    onClick={() => earlier.takeDocuments(true)}
                  >
                    {t("vehicle.known.useFile")}
                  </Button>
                ))}
            </>
          }
        >
          <div className="grid gap-1">
            {isFilled && <p>{t("vehicle.known.filled")}</p>}
            {differing.length > 0 && (
              <p>
                {t("vehicle.known.differs")} <b>{values(known).join(t("vehicle.known.and"))}</b>
              </p>
            )}
            {offered && <p>{t(onFile ? "vehicle.known.usingFile" : "vehicle.known.offer")}</p>}
            {known.active.map(({ number, coverEndsOn }) => (
              <p key={number}>
                {t(coverEndsOn ? "vehicle.known.policy" : "vehicle.known.request")}{" "}
                <Ltr>{number}</Ltr>{" "}
                {coverEndsOn
                  ? t("vehicle.known.coveredUntil", { date: formatDay(coverEndsOn, language) })
                  : t("vehicle.known.underWay")}
              </p>
            ))}
          </div>
        </Banner>
      )}
    </div>
  );
}
