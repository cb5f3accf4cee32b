import { useTranslation } from "react-i18next";
import { Icon } from "../ui/icon.tsx";

const advice = ["flat", "light", "near"] as const;

export function Advice() {
  const { t } = useTranslation("pictures");

  return (
    <section className="rounded-card bg-surface-leaf px-5 py-4">
      <h2 className="text-base font-strong tracking-normal">{t("advice.heading")}</h2>
      <ul className="mt-2 grid gap-2">
        {advice.map((one) => (
          <li key={one} className="flex items-start gap-2">
            <Icon name="check" size={20} className="mt-0.5 shrink-0 text-success" />
            {t(`advice.${one}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
