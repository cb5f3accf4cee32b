import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { Question, RefundField } from "./read-question.ts";

/** Where the browser goes after the form: to the answer, or to the form that is asked again. */
export const NEXT_ID = "refund";

/** A GET form that the server answers, so it works without a script. */
export function RefundForm({ question }: { question: Question | undefined }) {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();
  const field = (name: RefundField) => ({
    name,
    defaultValue: question?.typed[name],
    error: question?.wrong.includes(name) && t(`refund.form.errors.${name}`),
    autoComplete: "off",
    ltr: true,
  });

  return (
    <Card id={question && !question.cancellation ? NEXT_ID : undefined}>
      <h2 className="text-title-sm">{t("refund.form.heading")}</h2>
      <form action={`${pathOf(paths.refundCalculator)}#${NEXT_ID}`} className="mt-5 grid gap-5">
        <TextInput
          {...field("price")}
          label={t("refund.form.price")}
          hint={t("refund.form.priceHint")}
          inputMode="decimal"
        />
        <TextInput
          {...field("start")}
          type="date"
          label={t("refund.form.start")}
          hint={t("refund.form.startHint")}
        />
        <TextInput
          {...field("day")}
          type="date"
          label={t("refund.form.day")}
          hint={t("refund.form.dayHint")}
        />
        <Checkbox name="claim" defaultChecked={question?.hasClaim}>
          {t("refund.form.claim")}
        </Checkbox>
        <Button type="submit" variant="sun" wide>
          {t("refund.form.submit")}
        </Button>
      </form>
      <p className="mt-3 text-center text-sm text-ink-muted">{t("refund.form.privacy")}</p>
    </Card>
  );
}
