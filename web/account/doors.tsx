import { useTranslation } from "react-i18next";

type Props = { signsUp: boolean; onSignUp: () => void; onLogin: () => void };

const half =
  "grid min-h-12 place-items-center rounded-sm px-2 py-1.5 text-center text-label leading-snug";
const chosen = `${half} bg-surface-raised font-strong text-ink shadow-1`;
const other = `${half} font-medium text-link hover:text-ink`;

/** A new account or the one that exists. There is one button "Login" at a time: the form has its own. */
export function Doors({ signsUp, onSignUp, onLogin }: Props) {
  const { t } = useTranslation("account");

  return (
    <div
      role="group"
      aria-label={t("quote.doors")}
      className="grid grid-cols-[3fr_2fr] gap-1 rounded-field bg-surface-sunken p-1"
    >
      <button
        type="button"
        aria-pressed={signsUp}
        className={signsUp ? chosen : other}
        onClick={onSignUp}
      >
        {t("quote.signUp")}
      </button>
      {signsUp ? (
        <button type="button" className={other} onClick={onLogin}>
          {t("login.submit")}
        </button>
      ) : (
        <span className={chosen}>{t("login.submit")}</span>
      )}
    </div>
  );
}
