import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Handle } from "../shell/handle.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-browser-value.ts";
import { Entrance } from "./entrance.tsx";
import { useInvitation } from "./use-invitation.ts";
import { useNext } from "./use-next.ts";
import type { Unverified } from "./waiting-activation.ts";

export const handle: Handle = { kind: "cached", area: "account" };

export default function SignUp() {
  const { t } = useTranslation("account");
  const { linkTo } = useNext();
  const navigate = useNavigate();
  const isReady = useHydrated();
  const invited = useInvitation();
  const [isChosen, setIsOpen] = useState<boolean>();
  const isOpen = isChosen ?? invited !== undefined;
  const opener = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) document.getElementById("email")?.focus();
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector("button")?.focus());
  };

  const toLogin = (state?: Unverified) => void navigate(linkTo("/login"), { state });

  const closed = (
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
  );

  return (
    <Entrance
      key={isOpen ? "open" : "closed"}
      page="signUp"
      email={invited ?? ""}
      onNotVerified={(unverified) => toLogin({ unverified })}
      onCreated={() => toLogin()}
      instead={!isOpen && closed}
      above={
        <div className="-mt-3 -mb-2">
          <Button variant="link" icon="back" onClick={close}>
            {t("signUp.back")}
          </Button>
        </div>
      }
    />
  );
}
