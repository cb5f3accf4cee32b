import { useTranslation } from "react-i18next";
import { PayStep } from "../../ui/drawings/step-pay.tsx";
import { QuotesStep } from "../../ui/drawings/step-quotes.tsx";
import { VehicleStep } from "../../ui/drawings/step-vehicle.tsx";
import { ShortSteps } from "../sections/short-steps.tsx";

const pictures = [VehicleStep, QuotesStep, PayStep].map((Picture, index) => (
  <Picture key={index} className="h-auto w-[min(8rem,33vw)] lg:w-36" />
));

export function CarSteps() {
  const { t } = useTranslation("site");

  return (
    <ShortSteps
      heading={t("car.steps.heading")}
      steps={t("car.steps.items", { returnObjects: true })}
      pictures={pictures}
    />
  );
}
