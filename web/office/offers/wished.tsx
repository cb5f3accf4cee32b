import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useLanguage } from "../kit/use-language.ts";

/** What the customer asked for, beside the form that is filled in with it. */
export function Wished({ request }: { request: Pick<DeskRequest, "coverType" | "startDate"> }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { coverType, startDate } = request;
  const wishes = [
    coverType && t(`covers.${coverType}`),
    startDate && t("offers.form.wishedStart", { day: formatDay(startDate, language) }),
  ].filter((wish) => wish !== null && wish !== "");

  if (wishes.length === 0) return null;
  return (
    <p className="text-sm text-ink-muted">
      {t("offers.form.wished", { wishes: wishes.join(" · ") })}
    </p>
  );
}
