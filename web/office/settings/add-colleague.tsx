import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addStaff } from "../../../contract/office/settings/staff.ts";
import { emailProblem } from "../../../domain/accounts/account-rules.ts";
import {
  parseStaffRole,
  type StaffRole,
  staffRoles,
} from "../../../domain/accounts/staff-roles.ts";
import { useWrite } from "../../api/use-write.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useLanguage } from "../kit/use-language.ts";
import { useProblem } from "../kit/use-problem.ts";
import { NameFields, type Names, namesProblems } from "./name-fields.tsx";

type Props = { open: boolean; onClose: () => void; onDone: (words: string) => void };

export function AddColleague({ open, onClose, onDone }: Props) {
  const { t } = useTranslation("office");

  return (
    <Dialog open={open} onClose={onClose} heading={t("settings.staff.add")} closeLabel={t("close")}>
      <AddForm onDone={onDone} />
    </Dialog>
  );
}

function AddForm({ onDone }: Pick<Props, "onDone">) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { language } = useLanguage();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>();
  const [names, setNames] = useState<Names>({ nameEn: "", nameAr: "", extension: "", language });
  const [isChecked, setIsChecked] = useState(false);

  const isTaken = failure?.data?.code === "staff.emailTaken";
  const wrongEmail = emailProblem(email);
  const mistakes = [wrongEmail, ...Object.values(namesProblems(names))];

  const submit = () => {
    setIsChecked(true);
    if (!role || mistakes.some(Boolean)) return;
    void write(
      () => ask(addStaff, { body: { ...names, email, roles: [role] } }),
      (answer) => {
        if (answer.code !== 200) return;
        const { name } = answer.data.data;
        onDone(t("settings.staff.added", { name: `\u2068${name[language]}\u2069` }));
      },
    );
  };

  const emailError = isTaken
    ? problemOf(failure)
    : isChecked && wrongEmail && t(`problems.accounts.${wrongEmail as "email_invalid"}`);

  return (
    <DialogForm
      failure={isTaken ? undefined : problemOf(failure)}
      isBusy={isBusy}
      confirm={t("settings.staff.save")}
      onSubmit={submit}
    >
      <TextInput
        ref={firstFocus}
        label={t("settings.staff.fields.email")}
        hint={t("settings.staff.fields.emailHint")}
        name="email"
        type="email"
        ltr
        autoComplete="off"
        maxLength={254}
        value={email}
        error={emailError}
        onChange={({ target }) => setEmail(target.value)}
      />
      <NameFields
        {...{ names, isChecked }}
        onChange={(change) => setNames((before) => ({ ...before, ...change }))}
      />
      <Select
        label={t("settings.staff.fields.role")}
        hint={t("settings.staff.fields.roleHint")}
        name="role"
        placeholder={t("settings.staff.fields.roleChoice")}
        options={staffRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        value={role ?? ""}
        error={isChecked && !role ? t("problems.staff.roleMissing") : undefined}
        onChange={({ target }) => setRole(parseStaffRole(target.value))}
      />
      <p className="rounded-field bg-surface-leaf px-4 py-3 text-sm">
        {t("settings.staff.addEffect")}
      </p>
    </DialogForm>
  );
}
