import { useTranslation } from "react-i18next";
import { formatList } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import type { NotOffered } from "./not-offered.ts";
import type { AskedInput } from "./sharpening.ts";

const decidedBy = {
  driverTooYoung: "driverBirthYear",
  carTooOld: "year",
  valueTooHigh: "value",
  valueBelowTariff: "value",
} as const satisfies Record<NotOffered["reasons"][number], AskedInput>;

type Props = NotOffered & { onChange: (field: AskedInput) => void };

/** An answer ended the other tab: why, and the way back. */
export default function OtherTabEnded({ cover, reasons, onChange }: Props) {
  const { t } = useTranslation(["purchase/compare", "prices"]);
  const { language } = useSite();
  const fields = [...new Set(reasons.map((reason) => decidedBy[reason]))];

  return (
    <>
      {t(`ended.${cover}`, {
        reasons: formatList(
          reasons.map((reason) => t(`ended.${reason}`)),
          language,
        ),
      })}{" "}
      {fields.map((field) => (
        <Button key={field} variant="link" size="small" onClick={() => onChange(field)}>
          {t("prices:sharpen.change")}
          <span className={fields.length > 1 ? "" : "sr-only"}>
            {" "}
            {t(`prices:sharpen.${field}`)}
          </span>
        </Button>
      ))}
    </>
  );
}
