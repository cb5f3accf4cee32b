import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";

const reasons = [
  ["price", "car"],
  ["papers", "doc"],
  ["privacy", "lock"],
] as const;

export function WhyWeAsk({
  onClear,
  isCleared,
}: {
  onClear: () => Promise<void>;
  isCleared: boolean;
}) {
  const { t } = useTranslation("purchase");
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);

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
      <Button
        variant="link"
        size="small"
        icon="trash"
        className="mt-2"
        onClick={() => setIsAsking(true)}
      >
        {t("vehicle.clear.open")}
      </Button>
      <div role="status">
        {isCleared && (
          <Banner kind="success" className="mt-2">
            {t("vehicle.clear.done")}
          </Banner>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={close}
        heading={t("vehicle.clear.heading")}
        closeLabel={t("vehicle.clear.close")}
        actions={
          <>
            <Button variant="danger" onClick={() => void onClear().then(close)}>
              {t("vehicle.clear.confirm")}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t("vehicle.clear.keep")}
            </Button>
          </>
        }
      >
        <p>{t("vehicle.clear.text")}</p>
      </Dialog>
    </Card>
  );
}
