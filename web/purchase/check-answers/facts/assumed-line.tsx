import { Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "../../../i18n/use-site.ts";
import { partsOfList } from "../../../i18n/list-parts.ts";
import { withPriceTexts } from "../../../prices/fetch-price-texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { comesLater } from "../../../shell/comes-later.tsx";
import type { FactFieldsProps } from "./fact-fields.tsx";
import type { RatedFact } from "./rated-facts.ts";

const FactFields = comesLater(
  () => withPriceTexts(() => import("./fact-fields.tsx")),
  <Skeleton className="h-40" />,
);

/** What the price assumes, and the fields that correct it (rulings P5, P15, P23). */
export function AssumedLine({ facts, ...fields }: FactFieldsProps) {
  const { t } = useTranslation("purchase");
  const [wasOpened, setWasOpened] = useState(false);
  const assumed = facts.filter(({ isAssumed }) => isAssumed);

  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary className={`check-assumed ${assumed.length > 0 ? "check-assumed-open" : ""}`}>
        <Icon name={assumed.length > 0 ? "info" : "check"} size={20} />
        <span className="min-w-0 grow">
          {assumed.length > 0 ? <Assumed facts={assumed} /> : t("check.assumed.nothing")}{" "}
        </span>
        <span className="link text-label">{t("check.assumed.correct")}</span>
      </summary>
      {wasOpened && <FactFields {...fields} facts={facts} />}
    </details>
  );
}

function Assumed({ facts }: { facts: readonly RatedFact[] }): ReactNode {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const names = facts.map(({ input }) => t(`check.assumed.names.${input}`));

  return (
    <>
      {t("check.assumed.we")}{" "}
      {partsOfList(names, language).map(({ type, value }, index) =>
        type === "element" ? <b key={index}>{value}</b> : <Fragment key={index}>{value}</Fragment>,
      )}
      {t("check.assumed.isThatSo")}
    </>
  );
}
