import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { tellHeight } from "./tell-height.ts";
import { useEditing } from "../draft/use-editing.ts";

type Props = {
  priceFils: number;
  button: RefObject<HTMLButtonElement | null>;
  /** The form that the button sends. */
  form: string;
  busy: boolean;
  /** What sending has to say. */
  children: ReactNode;
};

/** In the quote's card where all of it fits the window, else at the window's lower edge. */
export function SendBar({ priceFils, button, form, busy, children }: Props) {
  const { t } = useTranslation("purchase");
  const editing = useEditing();

  return (
    <div ref={tellHeight} className="check-send" role="group" aria-label={t("check.bar.label")}>
      <div className="check-send-notes">{children}</div>
      <div className="check-send-row on-canopy">
        <p className="check-send-price">
          <span className="block text-sm leading-snug text-canopy-muted">
            {t("check.bar.thirteenMonths")}
          </span>
          <Price amount={formatAmount(priceFils)} className="text-lg leading-snug font-strong" />
        </p>
        <Button ref={button} type="submit" form={form} variant="sun" icon="lock" busy={busy}>
          {t(editing ? "editing.save" : "check.quote.send")}
        </Button>
      </div>
      <p className="check-send-next">{t(editing ? "editing.next" : "check.quote.next")}</p>
    </div>
  );
}
