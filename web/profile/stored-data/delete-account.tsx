import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { KeptData } from "../../../contract/privacy.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import type { Notice } from "../notice.ts";
import { DataCard } from "./data-card.tsx";
import { useErasing } from "./use-erasing.ts";
import {
  retainedByLaw,
  RetainedRequests,
  ErasedDataList,
  RetainedDataList,
} from "./erasure-lists.tsx";

const FORM = "delete-account";

type Props = { stored: KeptData; notify: (what: Notice) => void };

/** Deletes the account, or says which data the law requires us to keep. */
export function DeleteAccount({ stored, notify }: Props) {
  const { t } = useTranslation("profile/stored-data");
  const { pathOf } = useSite();
  const [step, setStep] = useState<"none" | "asking" | "gone">("none");
  const { isBusy, erase } = useErasing("account", notify);
  const { t: problem } = useTranslation("problems");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isBlocked = retainedByLaw(stored).length > 0;

  const refuse = (why: string) => {
    setError(why);
    requestAnimationFrame(() => field.current?.focus());
  };

  const confirm = () => {
    const password = field.current?.value ?? "";
    if (password === "") return refuse(problem("accounts.password_required"));
    setError(undefined);
    void erase(password, (outcome) => {
      if (outcome.state === "refused") return refuse(outcome.password);
      setStep(outcome.state === "erased" ? "gone" : "none");
      if (outcome.state === "erased") dispatchEvent(new Event("authChange"));
    });
  };
  /** Leaves the profile after deletion: this browser has no session then. */
  const close = () => (step === "gone" ? location.assign(pathOf(paths.home)) : setStep("none"));

  return (
    <DataCard heading={t("leave.heading")}>
      <p className="mt-1 text-ink-muted">{t(isBlocked ? "leave.blocked" : "leave.text")}</p>
      {isBlocked ? (
        <>
          <div className="mt-2">
            <RetainedRequests stored={stored} />
          </div>
          <p className="mt-3 text-sm text-ink-muted">{t("leave.blockedHelp")}</p>
        </>
      ) : (
        <Button
          variant="quiet"
          icon="trash"
          className="mt-4 max-sm:w-full"
          onClick={() => {
            setError(undefined);
            setStep("asking");
          }}
        >
          {t("leave.open")}
        </Button>
      )}
      <Dialog
        open={step !== "none"}
        onClose={close}
        heading={t(step === "gone" ? "leave.done" : "leave.question")}
        closeLabel={t("close")}
        actions={
          step === "gone" ? (
            <ButtonLink href={pathOf(paths.home)}>{t("leave.home")}</ButtonLink>
          ) : (
            <>
              <Button type="submit" form={FORM} variant="danger" busy={isBusy}>
                {t("leave.confirm")}
              </Button>
              <Button variant="quiet" onClick={close}>
                {t("leave.keep")}
              </Button>
            </>
          )
        }
      >
        {step === "gone" ? (
          <p>{t("leave.doneText")}</p>
        ) : (
          <>
            <ErasedDataList stored={stored} withAccount />
            <RetainedDataList stored={stored} withAccount={false} />
            <p className="mt-4 text-sm text-ink-muted">{t("erase.late")}</p>
            <form
              id={FORM}
              className="mt-6"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                confirm();
              }}
            >
              {/* So that password managers fill in the password of this account. */}
              <input type="hidden" autoComplete="username" defaultValue={stored.user.email} />
              <PasswordInput
                ref={field}
                name="password"
                label={t("leave.password")}
                hint={t("leave.passwordHint")}
                error={error}
                showLabel={t("leave.show")}
                hideLabel={t("leave.hide")}
              />
            </form>
          </>
        )}
      </Dialog>
    </DataCard>
  );
}
