import { useState } from "react";
import { useTranslation } from "react-i18next";
import { editStaff } from "../../../contract/office/settings/staff.ts";
import { type StaffRole, staffRoles } from "../../../domain/accounts/staff-roles.ts";
import { formatList } from "../../i18n/formats.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { useStaffName } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useWriting } from "../kit/use-writing.ts";
import type { ColleagueProps } from "./colleague-props.ts";
import { NameFields, type Names, namesProblems } from "./name-fields.tsx";

type Typed = Partial<Names & { roles: readonly StaffRole[] }>;

/** What was not touched follows the account, so that nobody undoes what a colleague just changed. */
export function EditColleague({ account, onReload, onDone }: ColleagueProps) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const name = useStaffName()(account);
  const { failure, isBusy, write } = useWriting(onReload);
  const [typed, setTyped] = useState<Typed>({});
  const [isChecked, setIsChecked] = useState(false);
  const { id, version, isSelf } = account;

  const names: Names = {
    nameEn: typed.nameEn ?? account.nameEn ?? "",
    nameAr: typed.nameAr ?? account.nameAr ?? "",
    extension: typed.extension ?? account.extension ?? "",
    language: typed.language ?? account.language,
  };
  const roles = typed.roles ?? account.roles;
  const change = (by: Typed) => setTyped((before) => ({ ...before, ...by }));

  const submit = () => {
    setIsChecked(true);
    if (roles.length === 0 || Object.values(namesProblems(names)).some(Boolean)) return;
    void write(
      () => ask(editStaff, { params: { id }, body: { version, ...names, roles: [...roles] } }),
      () => onDone(t("settings.staff.saved", { name })),
    );
  };

  return (
    <DialogForm {...{ failure, isBusy }} confirm={t("settings.staff.save")} onSubmit={submit}>
      <NameFields {...{ names, isChecked }} onChange={change} isFirst />
      <FieldGroup
        id="roles"
        label={t("settings.staff.fields.role")}
        error={isChecked && roles.length === 0 ? t("problems.staff.roleMissing") : undefined}
      >
        <div className="flex flex-wrap gap-x-8">
          {staffRoles.map((role) => (
            <Checkbox
              key={role}
              name={`role-${role}`}
              checked={roles.includes(role)}
              disabled={isSelf && role === "admin"}
              onChange={({ target }) =>
                change({
                  roles: staffRoles.filter((one) =>
                    one === role ? target.checked : roles.includes(one),
                  ),
                })
              }
            >
              {t(`roles.${role}`)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <RolesEffect name={name} before={account.roles} after={roles} />
    </DialogForm>
  );
}

type Effect = { name: string; before: readonly StaffRole[]; after: readonly StaffRole[] };

/** What saving the roles will do, in words. */
function RolesEffect({ name, before, after }: Effect) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const listed = (roles: readonly StaffRole[]) =>
    formatList(
      roles.map((role) => t(`roles.${role}`)),
      language,
    );
  const given = after.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !after.includes(role));

  return (
    <div role="status" className="empty:hidden">
      {given.length + taken.length > 0 && (
        <p className="rounded-field bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          {given.length > 0 && `${t("settings.staff.given", { name, roles: listed(given) })} `}
          {taken.length > 0 && `${t("settings.staff.taken", { name, roles: listed(taken) })} `}
          {t("settings.staff.rolesEffect", { name })}
        </p>
      )}
    </div>
  );
}
