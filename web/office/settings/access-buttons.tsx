import { useTranslation } from "react-i18next";
import type { StaffAccount } from "../../../contract/office/settings/staff.ts";
import { ActionButton } from "../kit/action-button.tsx";
import { type Confirmed, confirmed } from "./confirm-act.tsx";

type Props = { account: StaffAccount; onAsk: (act: Confirmed) => void };

export function AccessButtons({ account: { actions, isSelf }, onAsk }: Props) {
  const { t } = useTranslation("office");

  if (isSelf) return <p className="text-sm text-ink-muted">{t("settings.staff.self")}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {confirmed
        .filter((act) => actions.includes(act))
        .map((act) => (
          <ActionButton key={act} onClick={() => onAsk(act)}>
            {t(`settings.staff.acts.${act}`)}
          </ActionButton>
        ))}
    </div>
  );
}
