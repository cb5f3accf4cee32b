import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { formatList } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import type { NotOffered } from "./not-offered.ts";
import { askedFor, type AskedInput, fieldId } from "./sharpening.ts";

const decidedBy = {
  driverTooYoung: "driverBirthYear",
  carTooOld: "year",
  valueTooHigh: "value",
  valueBelowTariff: "value",
} as const satisfies Record<NotOffered["reasons"][number], AskedInput>;

type Props = NotOffered & {
  /** Quotes of the open tab. */
  quotes: readonly Package[];
  onShow: (cover: CoverType) => void;
  /** Opens the questions on a phone. */
  onOpen: (isOpen: boolean) => void;
  /** Resolves once the questions can be drawn at once. */
  fetchQuestions: () => Promise<void>;
};

/** An answer ended the other tab: why, and the way back. */
export default function OtherTabEnded({
  cover,
  reasons,
  quotes,
  onShow,
  onOpen,
  fetchQuestions,
}: Props) {
  const { t } = useTranslation(["purchase/compare", "prices"]);
  const { language } = useSite();
  const fields = [...new Set(reasons.map((reason) => decidedBy[reason]))];

  const goTo = async (field: AskedInput) => {
    await fetchQuestions();
    flushSync(() => {
      // A tab asks only what rates its plans.
      if (!askedFor(quotes).includes(field)) onShow(cover);
      onOpen(true);
    });
    document.getElementById(fieldId(field))?.focus();
  };

  return (
    <>
      {t(`ended.${cover}`, {
        reasons: formatList(
          reasons.map((reason) => t(`ended.${reason}`)),
          language,
        ),
      })}{" "}
      {fields.map((field) => (
        <Button key={field} variant="link" size="small" onClick={() => void goTo(field)}>
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
