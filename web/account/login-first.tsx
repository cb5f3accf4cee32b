import { useTranslation } from "react-i18next";
import { Icon } from "../ui/icon.tsx";

/** Ruling U7. */
export function LoginFirst({ orSignUp = false }: { orSignUp?: boolean }) {
  const { t } = useTranslation("account");
  const { t: problem } = useTranslation("problems");

  return (
    <p className="inline-flex items-center gap-2 rounded-field bg-surface-leaf px-4 py-2 font-strong text-ink">
      {!orSignUp && <Icon name="info" size={20} />}
      <span>
        <span>{problem("accounts.loginRequired")}</span>
        {orSignUp && ` ${t("quote.orSignUp")}`}
      </span>
    </p>
  );
}
