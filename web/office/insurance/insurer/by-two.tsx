import { useTranslation } from "react-i18next";
import type { StaffName } from "../../../../contract/office/staff-name.ts";
import { useStaffName } from "../../kit/staff-shown.tsx";
import { formatParts } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";

type Props = { askedBy: StaffName | null; approvedBy: StaffName | null };

/** The two people who agreed; nobody for what came with the product. */
export function ByTwo({ askedBy, approvedBy }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const staffName = useStaffName();
  const parts = [
    askedBy && t("insurance.insurer.askedBy", { name: staffName(askedBy) }),
    approvedBy && t("insurance.insurer.approvedBy", { name: staffName(approvedBy) }),
  ].filter((part) => part !== null);

  return (
    <span className="text-xs text-ink-muted first-letter:uppercase">
      {parts.length === 0 ? t("insurance.insurer.fromStart") : formatParts(parts, language)}
    </span>
  );
}
