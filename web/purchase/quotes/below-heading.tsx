import { useTranslation } from "react-i18next";
import type { QuickChoice } from "../../prices/card/sold.ts";

/** What the plans under this line do not have of what was ticked. */
export default function BelowHeading({ lacking }: { lacking: readonly QuickChoice[] }) {
  const { t } = useTranslation("purchase/compare");
  const [only, ...others] = lacking;
  return t(`below.${only && others.length === 0 ? only : "several"}`);
}
