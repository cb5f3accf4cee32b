import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { BeforeAndNow } from "../choice/before-and-now.tsx";
import { isSamePlan } from "../draft/editing.ts";
import { useEditing } from "../draft/use-editing.ts";

type Props = {
  packages: readonly Package[];
  chosenId: string | undefined;
  onSelect: (quote: Package) => void;
};

export default function PlanNotice({ packages, chosenId, onSelect }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const plan = useEditing()?.plan;
  if (!plan || packages.length === 0) return null;

  const name = plan.names[language];
  const quote = packages.find((one) => isSamePlan(plan, one));
  if (quote?.priceFils === plan.priceFils) return null;
  if (!quote)
    return (
      <Banner kind="warning" className="mb-6" title={t("editing.plan.gone", { name })}>
        {t("editing.plan.goneHelp")}
      </Banner>
    );

  return (
    <Banner
      kind="warning"
      className="mb-6"
      title={t("editing.plan.changed", { name })}
      actions={
        quote._id !== chosenId && (
          <Button size="small" onClick={() => onSelect(quote)}>
            {t("editing.plan.choose")}
          </Button>
        )
      }
    >
      <BeforeAndNow beforeFils={plan.priceFils} nowFils={quote.priceFils} />
    </Banner>
  );
}
