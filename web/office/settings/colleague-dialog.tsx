import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { useStaffName } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { AccessButtons } from "./access-buttons.tsx";
import type { ColleagueProps } from "./colleague-props.ts";
import { ConfirmAct, type Confirmed } from "./confirm-act.tsx";
import { EditColleague } from "./edit-colleague.tsx";
import { LastChange } from "./staff-table.tsx";

/** One colleague: what they are called, their roles, and what ends their access. */
export function ColleagueDialog({
  onClose,
  ...colleague
}: ColleagueProps & { onClose: () => void }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const staffName = useStaffName();
  const [asked, setAsked] = useState<Confirmed>();
  const { account } = colleague;

  return (
    <Dialog
      open
      onClose={onClose}
      heading={
        asked ? (
          t(`settings.staff.questions.${asked}`, { name: staffName(account) })
        ) : (
          <bdi>{account.name[language]}</bdi>
        )
      }
      closeLabel={t("close")}
    >
      {asked ? (
        <ConfirmAct {...colleague} act={asked} onBack={() => setAsked(undefined)} />
      ) : (
        <div className="grid gap-6">
          <EditColleague {...colleague} />
          <section className="grid gap-2 border-t border-line pt-5">
            <h3 className="text-label">{t("settings.staff.access")}</h3>
            <AccessButtons account={account} onAsk={setAsked} />
          </section>
          <div className="grid gap-0.5 border-t border-line pt-4 text-sm">
            <h3 className="text-xs text-ink-muted">{t("settings.staff.columns.changed")}</h3>
            <LastChange {...account} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
