import { useTranslation } from "react-i18next";
import { Rosette } from "../ui/drawings/rosette.tsx";

export function Thanks() {
  const { t } = useTranslation("pictures");

  return (
    <div className="wrap pt-12 pb-20 text-center lg:pt-20">
      <Rosette className="mx-auto size-28" />
      <h1 tabIndex={-1} className="mt-6">
        {t("thanks.heading")}
      </h1>
      <p className="mx-auto mt-3 max-w-110 text-lg text-ink-muted">{t("thanks.text")}</p>
    </div>
  );
}
