import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import { Pill } from "../../ui/pill.tsx";

/** Empty without a script: only the browser knows the time. */
export function OpenNow() {
  const { t } = useTranslation("site");
  const hours = brand.supportHours.map(({ from, to }) => `${from}-${to}`).join(" ");

  return (
    <open-now data-hours={hours}>
      <span data-open="" hidden>
        <Pill wraps tone="good" icon="check">
          {t("company.about.contact.open")}
        </Pill>
      </span>
      {brand.supportHours.map(({ from }) => (
        <span key={from} data-opens={from} hidden>
          <Pill wraps icon="clock">
            {t("company.about.contact.closed", { time: from })}
          </Pill>
        </span>
      ))}
    </open-now>
  );
}
