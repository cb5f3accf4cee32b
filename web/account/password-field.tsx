import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { PasswordInput } from "../ui/password-input.tsx";

type Props = Omit<ComponentProps<typeof PasswordInput>, "hint" | "showLabel" | "hideLabel"> & {
  hasHint: boolean;
};

export function PasswordField({ hasHint, ...input }: Props) {
  const { t } = useTranslation("account");

  return (
    <PasswordInput
      {...input}
      hint={hasHint && t("passwordHint")}
      showLabel={t("show")}
      hideLabel={t("hide")}
    />
  );
}
