import { useTranslation } from "react-i18next";
import type { Insurer } from "../../../contract/insurers.ts";
import { InsurerStrip } from "./insurer-strip.tsx";

export function Carriers({ insurers }: { insurers: readonly Insurer[] }) {
  const { t } = useTranslation("site");

  return (
    <section className="below-fold pt-section" data-reveal="">
      <div className="wrap">
        <h2>{t("car.partners.heading")}</h2>
        <p className="mt-3 max-w-form text-ink-muted">{t("car.partners.text")}</p>
      </div>
      <InsurerStrip insurers={insurers} />
    </section>
  );
}
