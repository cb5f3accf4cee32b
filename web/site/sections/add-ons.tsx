import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";

const common = {
  passengerAccident: "heart",
  driverAccident: "user",
  roadside: "tow",
  oman: "globe",
} as const satisfies Record<string, IconName>;

const comprehensiveOnly = {
  disaster: "warning",
  replacement: "refresh",
  offRoad: "pin",
  rental: "car",
} as const satisfies Record<string, IconName>;

type Name = keyof typeof common | keyof typeof comprehensiveOnly;

const common4 = Object.entries(common) as [Name, IconName][];
const comprehensive4 = Object.entries(comprehensiveOnly) as [Name, IconName][];

/** Four with both kinds of cover, four with comprehensive only (part 1, section 9). */
export function AddOns() {
  const { t } = useTranslation("site");

  return (
    <section className="below-fold wrap pt-section" data-reveal="" aria-labelledby="add-ons">
      <h2 id="add-ons">{t("car.addOns.heading")}</h2>
      <p className="mt-3 text-ink-muted">{t("car.addOns.lead")}</p>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Extras heading={t("car.addOns.common")} extras={common4} />
        <Extras heading={t("car.addOns.comprehensiveOnly")} extras={comprehensive4} />
      </div>
    </section>
  );
}

function Extras({ heading, extras }: { heading: string; extras: readonly [Name, IconName][] }) {
  const { t } = useTranslation("site");

  return (
    <div className="rounded-card bg-surface-raised px-6 pt-6 pb-3 shadow-1 sm:px-8">
      <h3 className="text-lg">{heading}</h3>
      <ul className="mt-3">
        {extras.map(([name, icon]) => (
          <li
            key={name}
            className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line-soft py-4 first:border-t-0"
          >
            <span className="row-span-2 grid size-11 place-items-center rounded-full bg-surface-leaf text-action">
              <Icon name={icon} />
            </span>
            <h4 className="text-base font-strong">{t(`car.addOns.names.${name}`)}</h4>
            <p className="text-label text-ink-muted">{t(`car.addOns.texts.${name}`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
