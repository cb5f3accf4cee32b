import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import type { PaymentForm } from "../../api/hand-off.ts";
import { CanopyCard } from "../../ui/card.tsx";
import { PostForm } from "../../ui/post-form.tsx";
import { Price } from "../../ui/price.tsx";

type Props = { form: PaymentForm; insurer: string; priceFils: number };

const READING_MS = 1500;

/** Ruling P10. */
export function HandingOff({ form, insurer, priceFils }: Props) {
  const { t } = useTranslation("purchase");
  const heading = useRef<HTMLHeadingElement>(null);

  // The form is gone, and the page may be scrolled far down.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);

  return (
    <CanopyCard className="mx-auto w-full max-w-reading text-center">
      <div role="status" className="grid justify-items-center gap-3 py-8">
        <h1 ref={heading} tabIndex={-1} className="text-title">
          {t("check.handOff.heading", { insurer })}
        </h1>
        <Price amount={formatAmount(priceFils)} size="xl" className="font-display" />
        <p className="text-canopy-muted">{t("check.handOff.help")}</p>
      </div>
      <PostForm {...form} afterMs={READING_MS} />
    </CanopyCard>
  );
}
