import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Pill } from "../../ui/pill.tsx";
import type { KindOnDevice } from "./on-this-device.ts";

/** choices-script.ts shows whether it is stored, and erases it. */
export function StoredKind({ kind }: { kind: KindOnDevice }) {
  const { t } = useTranslation("site");

  return (
    <Card data-kind={kind} data-done={t(`choices.${kind}.done`)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg leading-snug tracking-normal">{t(`choices.${kind}.heading`)}</h2>
        <span data-stored="" hidden>
          <Pill tone="waiting">{t("choices.stored")}</Pill>
        </span>
        <span data-empty="" hidden>
          <Pill tone="good" icon="check">
            {t("choices.empty")}
          </Pill>
        </span>
      </div>
      <p className="mt-2 max-w-reading text-ink-muted">{t(`choices.${kind}.text`)}</p>
      <Button variant="quiet" size="small" icon="trash" className="mt-4" data-forget="" hidden>
        {t(`choices.${kind}.forget`)}
      </Button>
      <StatusMessage />
    </Card>
  );
}

/** Empty at first, so that screen readers announce the change. */
export function StatusMessage({ className = "text-success-ink" }: { className?: string }) {
  return (
    <p
      role="status"
      tabIndex={-1}
      data-message=""
      className={`font-medium not-empty:mt-3 focus:outline-none ${className}`}
    />
  );
}
