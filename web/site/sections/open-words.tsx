import { useTranslation } from "react-i18next";
import type { PhoneHours } from "../../../contract/hours.ts";
import { Pill } from "../../ui/pill.tsx";

type Spans = PhoneHours["week"][number]["spans"];

/** Every day has the same hours. */
export const isEveryDay = ({ week }: PhoneHours): boolean => week.length === 1;

/** As `open-now` reads them. */
export const openHours = (spans: Spans) => spans.map(({ from, to }) => `${from}-${to}`).join(" ");

/** What is said at each time of a day; a script shows one. */
export function OpenWords({ spans }: { spans: Spans }) {
  const { t } = useTranslation("site");

  return (
    <>
      <span data-open="" hidden>
        <Pill wraps tone="good" icon="check">
          {t("company.about.contact.open")}
        </Pill>
      </span>
      {spans.map(({ from }) => (
        <span key={from} data-opens={from} hidden>
          <Pill wraps icon="clock">
            {t("company.about.contact.closed", { time: from })}
          </Pill>
        </span>
      ))}
    </>
  );
}
