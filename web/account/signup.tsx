import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Handle } from "../shell/handle.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { TextLink } from "../ui/link.tsx";
import { useBrowserValue, useHydrated } from "../ui/use-browser-value.ts";
import { Shelter, Way } from "./shelter.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useNext } from "./use-next.ts";

export const handle: Handle = { kind: "kept", area: "account" };

/** The mail with an offer leads here with the address that the offer belongs to (ruling P8). */
const readInvitation = () => new URLSearchParams(window.location.search).get("email") || undefined;

export default function SignUp() {
  const { t } = useTranslation("account");
  const { linkTo } = useNext();
  const isReady = useHydrated();
  const invited = useBrowserValue(readInvitation);
  const [isChosen, setIsOpen] = useState<boolean>();
  const isOpen = isChosen ?? invited !== undefined;
  const [hasErrors, setHasErrors] = useState(false);
  const opener = useRef<HTMLDivElement>(null);

  const close = () => {
    setIsOpen(false);
    setHasErrors(false);
    requestAnimationFrame(() => opener.current?.querySelector("button")?.focus());
  };

  return (
    <Shelter
      title={t("signUp.title")}
      description={t("signUp.description")}
      hasErrors={hasErrors}
      heading={t("signUp.heading")}
      lead={<p>{t("signUp.lead")}</p>}
      ways={
        <Way words={t("signUp.haveAccount")}>
          <TextLink to={linkTo("/login")}>{t("signUp.login")}</TextLink>
        </Way>
      }
    >
      {isOpen ? (
        <SignUpForm email={invited ?? ""} onBack={close} onErrors={setHasErrors} />
      ) : (
        <div ref={opener} className="grid gap-6">
          <ul className="grid gap-3">
            {t("signUp.promises", { returnObjects: true }).map((promise) => (
              <li key={promise} className="flex items-start gap-3">
                <Icon name="check" className="text-action-done" />
                {promise}
              </li>
            ))}
          </ul>
          <Button
            wide
            icon="mail"
            disabled={!isReady}
            className="disabled:bg-action disabled:text-action-ink"
            onClick={() => setIsOpen(true)}
          >
            {t("signUp.open")}
          </Button>
        </div>
      )}
    </Shelter>
  );
}
