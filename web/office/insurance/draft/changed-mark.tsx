import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Pill } from "../../../ui/pill.tsx";

/** Beside what differs from what counts now. */
export function ChangedMark({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation("office");
  return isChanged ? <Pill tone="waiting">{t("insurance.plan.changed")}</Pill> : null;
}

type Props = { isChanged: boolean; before: string | undefined; children: ReactNode };

/** A field, and under it what counts now where that is something else. */
export function WithBefore({ isChanged, before, children }: Props) {
  const { t } = useTranslation("office");

  return (
    <div
      className={`grid content-start gap-1.5 ${isChanged ? "border-s-4 border-accent ps-3" : ""}`}
    >
      {children}
      {isChanged && before !== undefined && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          <ChangedMark isChanged />
          <bdi>{t("insurance.plan.now", { value: before })}</bdi>
        </p>
      )}
    </div>
  );
}
