import { useTranslation } from "react-i18next";

type Props = { days: number; className?: string };

/** The number large, where the language writes one. */
export function DaysLeft({ days, className = "text-title-lg" }: Props) {
  const { t } = useTranslation("profile");
  const [before = "", after] = t("cars.daysLeft", { count: days }).split(String(days));

  if (after === undefined) return <>{before}</>;
  return (
    <>
      {before}
      <span className={className}>{days}</span>
      {after}
    </>
  );
}
