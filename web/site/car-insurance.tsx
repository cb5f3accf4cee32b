import { useTranslation } from "react-i18next";
import type { Route } from "./+types/car-insurance.ts";
import type { Handle } from "../shell/handle.ts";
import { CarSteps } from "./car/car-steps.tsx";
import { PaymentWays } from "./car/payment-ways.tsx";
import { TwoCovers } from "./car/two-covers.tsx";
import { samplePrices } from "./prices/sample-prices.ts";
import { useCarTrail } from "./car/use-car-trail.ts";
import { WorthIt } from "./car/worth-it.tsx";
import { SiteHead } from "./head/site-head.tsx";
import { PlateHero } from "./plate-hero/plate-hero.tsx";
import { AddOns } from "./sections/add-ons.tsx";
import { AskAPerson } from "./sections/ask-a-person.tsx";
import { Carriers } from "./sections/carriers.tsx";
import { ComparisonTable } from "./sections/comparison-table.tsx";
import { Guide } from "./sections/guide.tsx";
import { phoneHours } from "./sections/read-phone-hours.ts";
import { listedInsurers } from "./sections/listed-insurers.ts";
import { SaleFacts } from "./sections/sale-facts.tsx";
import { WithinReach } from "./sections/within-reach.tsx";

export const handle: Handle = { kind: "still", area: "site" };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  packages: await samplePrices(context),
  insurers: await listedInsurers(context),
  hours: await phoneHours(context),
});

export default function CarInsurance({
  loaderData: { packages, insurers, hours },
}: Route.ComponentProps) {
  const { t } = useTranslation("site");
  const trail = useCarTrail();

  return (
    <>
      <SiteHead
        title={t("car.landing.title")}
        description={t("car.landing.description")}
        trail={trail}
        picture="car"
      />
      <PlateHero
        eyebrow={t("car.landing.eyebrow")}
        heading={t("car.landing.heading")}
        lead={t("car.landing.lead")}
        weather="rain"
      >
        <SaleFacts />
      </PlateHero>
      <CarSteps />
      <WithinReach>
        <Carriers insurers={insurers} />
        <TwoCovers packages={packages} />
        <ComparisonTable />
        <AddOns packages={packages} />
        <PaymentWays />
        <Guide />
        <WorthIt />
        <AskAPerson hours={hours} />
      </WithinReach>
    </>
  );
}
