import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listColleagues } from "../../../contract/office/desk/colleagues.ts";
import { assignRequest } from "../../../contract/office/desk/request-actions.ts";
import { useRead } from "../../api/use-read.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { ReasonArea } from "../kit/reason-area.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useProblem } from "../kit/use-problem.ts";
import { useWriting } from "../kit/use-writing.ts";

export function AssignDialog({ open, onClose, ...shown }: ActionDialog) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("request.assign.heading", { number: shown.request.number })}
      closeLabel={t("close")}
    >
      <AssignForm {...shown} onClose={onClose} />
    </Dialog>
  );
}

/** To a colleague who is at work, and who is told. */
function AssignForm({ request, onClose, onChange, onReload }: Omit<ActionDialog, "open">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask, member } = useSession();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWriting(onReload);
  const colleagues = useRead(ask, listColleagues, {});
  const [to, setTo] = useState("");
  const [missing, setMissing] = useState<string>();
  const reason = useNeededText(t("request.reasonMissing"));
  const { id, assignee } = request;
  const isOfOther = assignee !== null && assignee.id !== member.id;
  const options = (colleagues.body?.data ?? [])
    .filter((one) => one.id !== assignee?.id)
    .map((one) => ({ value: one.id, label: one.name[language] }));

  const submit = () => {
    setMissing(to === "" ? t("request.assign.missing") : undefined);
    const isGiven = !isOfOther || reason.check();
    if (to === "" || !isGiven) return;
    const body = { to, from: assignee?.id ?? null, reason: reason.text };
    void write(
      () => ask(assignRequest, { params: { id }, body }),
      (found) => {
        onClose();
        onChange(found);
      },
    );
  };

  return (
    <DialogForm
      failure={failure ?? problemOf(colleagues.failure)}
      isBusy={isBusy}
      confirm={t("request.actions.assign")}
      onSubmit={submit}
    >
      {colleagues.body && options.length === 0 && (
        <p className="text-ink-muted">{t("request.assign.nobody")}</p>
      )}
      <Select
        ref={firstFocus}
        label={t("request.assign.to")}
        hint={t("request.assign.hint")}
        error={missing}
        name="to"
        options={[{ value: "", label: t("request.assign.choose") }, ...options]}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <ReasonArea
        hint={t(isOfOther ? "request.takeOver.hint" : "request.assign.reasonHint")}
        {...reason.field}
      />
    </DialogForm>
  );
}
