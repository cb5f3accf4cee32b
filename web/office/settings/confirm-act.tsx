import { useTranslation } from "react-i18next";
import {
  disableStaff,
  enableStaff,
  endStaffSessions,
  resetStaff,
} from "../../../contract/office/settings/staff.ts";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { useStaffName } from "../kit/staff-shown.tsx";
import { useWriting } from "../kit/use-writing.ts";
import type { ColleagueProps } from "./colleague-props.ts";

const calls = {
  endSessions: endStaffSessions,
  reset: resetStaff,
  disable: disableStaff,
  enable: enableStaff,
};

/** What is asked about before it is done, the lightest first. */
export const confirmed = ["endSessions", "reset", "disable", "enable"] as const;
export type Confirmed = (typeof confirmed)[number];

type Props = ColleagueProps & { act: Confirmed; onBack: () => void };

/** Says plainly what will happen. */
export function ConfirmAct({ account, act, onBack, onReload, onDone }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const name = useStaffName()(account);
  const { failure, isBusy, write } = useWriting(onReload);
  const { id, version, mayLogIn } = account;
  const isInvited = !mayLogIn && (act === "enable" || act === "reset");
  const effect = isInvited ? (`${act}Invited` as const) : act;

  const submit = () =>
    void write(
      () => ask(calls[act], { params: { id }, body: { version } }),
      () => onDone(t(`settings.staff.done.${act}`, { name })),
    );

  const wayOut = { label: t("settings.staff.back"), onPress: onBack };
  const isHarmless = act === "enable" || act === "endSessions";
  return (
    <DialogForm
      {...{ failure, isBusy }}
      confirm={t(`settings.staff.acts.${act}`)}
      {...(isHarmless ? { back: wayOut } : { keep: wayOut })}
      onSubmit={submit}
    >
      <p>{t(`settings.staff.effects.${effect}`, { name })}</p>
    </DialogForm>
  );
}
