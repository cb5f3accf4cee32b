import { useTranslation } from "react-i18next";
import { Either } from "./either.tsx";

type Actions = { onSignUp: () => void; onLogin: () => void };

const half =
  "grid min-h-12 place-items-center rounded-sm px-2 py-1.5 text-center text-label leading-snug";
const chosen = `${half} bg-surface-raised font-strong text-ink shadow-1`;
const other = `${half} font-medium text-link hover:text-ink`;

export function LoginOrSignUp({ signsUp, ...actions }: Actions & { signsUp: boolean | undefined }) {
  const { t } = useTranslation("account");

  return (
    <div
      role="group"
      aria-label={t("quote.doors")}
      className="grid grid-cols-[3fr_2fr] gap-1 sm:grid-cols-2 rounded-field bg-surface-sunken p-1"
    >
      <Either by="signsUp" holds={signsUp} otherwise={<Pair signsUp={false} {...actions} />}>
        <Pair signsUp {...actions} />
      </Either>
    </div>
  );
}

/** Only one button says "Login": the login form has its own. */
function Pair({ signsUp, onSignUp, onLogin }: Actions & { signsUp: boolean }) {
  const { t } = useTranslation("account");

  return (
    <>
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
    </>
  );
}
