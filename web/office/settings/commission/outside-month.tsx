import { useTranslation } from "react-i18next";
import type { StatementPreview } from "../../../../contract/office/settings/commission-shapes.ts";
import { formatDay, formatMonth } from "../../../i18n/formats.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { useLanguage } from "../../kit/use-language.ts";

type Props = {
  month: string;
  outside: NonNullable<StatementPreview["outside"]>;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

/** A statement may be of another month than the one that is open. */
export function OutsideMonth({ month, outside, isConfirmed, onConfirm }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const name = formatMonth(month, language);
  const [from, to] = [formatDay(outside.from, language), formatDay(outside.to, language)];

  return (
    <Banner
      kind="warning"
      live
      title={t("settings.commission.outside", {
        count: outside.lines,
        month: name,
        days: from === to ? from : t("settings.commission.cover", { from, to }),
      })}
      actions={
        <Checkbox
          name="dates-confirmed"
          checked={isConfirmed}
          onChange={({ target }) => onConfirm(target.checked)}
        >
          {t("settings.commission.belong", { month: name })}
        </Checkbox>
      }
    >
      {t("settings.commission.outsideHelp")}
    </Banner>
  );
}
