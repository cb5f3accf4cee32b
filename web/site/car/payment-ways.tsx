import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";

const icons: readonly IconName[] = ["split", "mobile", "calendar"];

export function PaymentWays() {
  const { t } = useTranslation("site");
  const ways = t("car.payment.ways", {
    returnObjects: true,
    instalments: brand.claims.instalments,
  });

  return (
    <section className="below-fold mt-section bg-surface-sunken py-section" data-reveal="">
      <div className="wrap">
        <h2>{t("car.payment.heading")}</h2>
        <p className="mt-3 max-w-form text-ink-muted">{t("car.payment.lead")}</p>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {ways.map(({ title, text }, index) => (
            <li key={title} className="rounded-card bg-surface-raised p-6 shadow-1">
              <Icon name={icons[index] ?? "check"} className="text-accent-text" />
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
