import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { looksSignedIn } from "../choice/login-first.ts";
import { comesLater } from "../../shell/comes-later.tsx";

const ClearDialog = comesLater(() => import("./clear-dialog.tsx"), null);

const reasons = [
  ["price", "car"],
  ["documents", "doc"],
  ["privacy", "lock"],
] as const;

const cleared = {
  none: "vehicle.clear.done",
  erased: "resume.clearedBoth",
  unreachable: "resume.clearedHere",
} as const;

/** Also clears the copy in the account. */
const eraseFromAccount = async () => {
  if (!looksSignedIn()) return "none";
  const isErased = await import("../draft/account-copy.ts")
    .then(({ eraseCopy }) => eraseCopy())
    .catch(() => false);
  return isErased ? "erased" : "unreachable";
};

export function WhyWeAsk({
  onClear,
  isCleared,
  save,
}: {
  onClear: () => Promise<void>;
  isCleared: boolean;
  /** Loaded when pressed. */
  save: ReactNode;
}) {
  const { t } = useTranslation("purchase");
  const [isAsking, setIsAsking] = useState(false);
  // Stays in the page when it closes, so that the focus returns.
  const [hasAsked, setHasAsked] = useState(false);
  const [copy, setCopy] = useState<"none" | "erased" | "unreachable">("none");
  const close = () => setIsAsking(false);

  const clear = async () => {
    await onClear();
    setCopy(await eraseFromAccount());
    close();
  };

  return (
    <Card>
      <h2 className="text-title-sm">{t("vehicle.why.heading")}</h2>
      <ul className="mt-2 text-label">
        {reasons.map(([reason, icon]) => (
          <li key={reason} className="flex gap-3 border-line py-3 not-first:border-t">
            <Icon name={icon} size={20} className="mt-0.5 text-accent-text" />
            {t(`vehicle.why.${reason}`)}
          </li>
        ))}
      </ul>
      <div className="mt-2">{save}</div>
      <Button
        variant="link"
        size="small"
        icon="trash"
        onPointerDown={() => void ClearDialog.fetchAhead()}
        onFocus={() => void ClearDialog.fetchAhead()}
        onClick={() => {
          setHasAsked(true);
          setIsAsking(true);
        }}
      >
        {t("vehicle.clear.open")}
      </Button>
      <div role="status">
        {isCleared && (
          <Banner kind={copy === "unreachable" ? "warning" : "success"} className="mt-2">
            {t(cleared[copy])}
          </Banner>
        )}
      </div>
      {hasAsked && <ClearDialog open={isAsking} onClear={() => void clear()} onClose={close} />}
    </Card>
  );
}
