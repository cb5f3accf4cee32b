import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { usePreferenceWords } from "./use-preference-words.ts";
import type { Outcome } from "./use-saving.ts";

type Props = { outcome: Outcome | undefined; onTakeOther: () => void };

/** What became of saving; the focus goes there, above what was chosen. */
export function OutcomeShown({ outcome, onTakeOther }: Props) {
  const { t } = useTranslation(["profile/preferences", "profile"]);
  const inWords = usePreferenceWords("profile/preferences");
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);

  if (!outcome) return null;
  return (
    <div ref={box} tabIndex={-1} className="rounded-field focus:outline-none">
      {outcome.is === "saved" && (
        <Banner kind="success" live>
          {t("saved")}
        </Banner>
      )}
      {outcome.is === "failed" && (
        <Banner kind="error" live>
          {t("failed")}
        </Banner>
      )}
      {outcome.is === "loggedOut" && (
        <Banner kind="error" live>
          {t("profile:requests.loginToAct")}
        </Banner>
      )}
      {outcome.is === "changed" && (
        <Banner
          kind="warning"
          live
          title={t("changed.title")}
          actions={
            <Button variant="link" onClick={onTakeOther}>
              {t("changed.take")}
            </Button>
          }
        >
          {t(outcome.now.setBy === "staff" ? "changed.byStaff" : "changed.byYou", {
            what: inWords(outcome.now),
          })}{" "}
          {t("changed.kept")}
        </Banner>
      )}
    </div>
  );
}
