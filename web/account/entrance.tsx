import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { TextLink } from "../ui/link.tsx";
import { useBrowserValue } from "../ui/use-browser-value.ts";
import { LoginOrSignUp } from "./login-or-sign-up.tsx";
import { Either } from "./either.tsx";
import { EntryForm } from "./entry-form.tsx";
import { hasAccount, rememberAccount } from "./stored-quote.ts";
import { LoginFirst } from "./login-first.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { AccountCard, CardLink, CardLinks } from "./account-card.tsx";
import { type Entry, useEntry } from "./use-entry.ts";
import { useNext } from "./use-next.ts";
import { useQuote } from "./use-quote.ts";

type Props = Omit<Entry, "signsUp"> & {
  /** Decides only while no quote is chosen. */
  page: "login" | "signUp";
  /** Opens on login, also with a chosen quote. */
  isReturning?: boolean;
  isActivated?: boolean;
  /** Shown until the form is opened; not with a chosen quote. */
  instead?: ReactNode;
  above?: ReactNode;
};

/** Login and sign-up. During a purchase one page offers both, opening on sign-up (ruling U8). */
export function Entrance(props: Props) {
  const { page, isReturning = false, isActivated = false, instead, above, ...rest } = props;
  const { t } = useTranslation("account");
  const { wasSending, linkTo } = useNext();
  const { quote, isQuoted } = useQuote();
  const knowsAccount = useBrowserValue(hasAccount);
  const [chosen, setSignsUp] = useState(isReturning ? false : undefined);
  const atFirst = isQuoted ? !knowsAccount : page === "signUp";
  const signsUp = chosen ?? (isQuoted === undefined ? undefined : atFirst);
  const entry = useEntry({ ...rest, signsUp: signsUp ?? page === "signUp" });
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isActivated) document.getElementById("password")?.focus();
  }, [isActivated]);

  const turnTo = (toSignUp: boolean) => {
    rememberAccount(!toSignUp);
    flushSync(() => {
      setSignsUp(toSignUp);
      if (toSignUp !== signsUp) entry.form.clear();
    });
    const asksPassword = !toSignUp && entry.form.valueOf("email") !== "";
    document.getElementById(asksPassword ? "password" : "email")?.focus();
  };

  /** A person who has typed all that a login needs has nothing left to do. */
  const login = () => {
    const { valueOf } = entry.form;
    const isTyped = valueOf("email") !== "" && valueOf("password") !== "";
    turnTo(false);
    if (isTyped && valueOf("phonenumber") + valueOf("username") === "")
      form.current?.requestSubmit();
  };

  const textFor = (forQuote: ReactNode, onLogin: ReactNode, onSignUp: ReactNode) => {
    const either = (
      <Either by="signsUp" holds={signsUp} otherwise={onLogin}>
        {forQuote}
      </Either>
    );
    if (page === "login") return either;
    return (
      <Either by="quoted" holds={isQuoted} otherwise={onSignUp}>
        {either}
      </Either>
    );
  };

  const entryForm = (
    <EntryForm entry={entry} signsUp={signsUp} isActivated={isActivated} element={form}>
      <Either by="quoted" holds={isQuoted} otherwise={above}>
        <QuoteCard quote={quote} />
        <p className="text-label text-ink-muted">{t("quote.why")}</p>
        <LoginOrSignUp signsUp={signsUp} onSignUp={() => turnTo(true)} onLogin={login} />
      </Either>
    </EntryForm>
  );

  return (
    <AccountCard
      title={t(`${(signsUp ?? page === "signUp") ? "signUp" : "login"}.title`)}
      description={t(`${page}.description`)}
      hasErrors={entry.form.hasErrors}
      heading={textFor(t("quote.heading"), t("login.heading"), t("signUp.heading"))}
      lead={textFor(
        <LoginFirst orSignUp />,
        // The same height as the line it replaces, so that nothing moves.
        wasSending ? <LoginFirst /> : <p>{t("login.lead")}</p>,
        <p>{t("signUp.lead")}</p>,
      )}
      isAboutQuote={isQuoted === undefined}
    >
      {instead ? (
        <Either by="quoted" holds={isQuoted} otherwise={instead}>
          {entryForm}
        </Either>
      ) : (
        entryForm
      )}
      <Either
        by="quoted"
        holds={isQuoted}
        otherwise={
          <CardLinks>
            {page === "login" ? (
              <CardLink words={t("login.noAccount")}>
                <TextLink to={linkTo("/signup")}>{t("login.signUp")}</TextLink>
              </CardLink>
            ) : (
              <CardLink words={t("signUp.haveAccount")}>
                <TextLink to={linkTo("/login")}>{t("signUp.login")}</TextLink>
              </CardLink>
            )}
          </CardLinks>
        }
      />
    </AccountCard>
  );
}
