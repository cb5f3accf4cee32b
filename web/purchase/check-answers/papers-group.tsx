import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import { consentKinds, type ConsentKind } from "../../../domain/purchase/confirmation.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChangeLink } from "../../ui/summary-list.tsx";
import type { Documents } from "../documents/documents.ts";
import { TICKED } from "./confirmation-rules.ts";
import { Group } from "./group.tsx";
import { Papers } from "./papers.tsx";

type Props = {
  draft: PurchaseDraft;
  documents: Documents;
  insurer: string;
  /** Spread on a consent's box. */
  fieldOf: (kind: ConsentKind) => object;
};

export function PapersGroup({ draft, documents, insurer, fieldOf }: Props) {
  const { t } = useTranslation("purchase");
  const { language, pathOf } = useSite();

  return (
    <Group
      number={3}
      heading={t("check.papers.heading")}
      change={
        <ChangeLink to={pathOf(paths.vehicleDetails)} what={t("check.documents.what")}>
          {t("check.change")}
        </ChangeLink>
      }
    >
      <Papers draft={draft} documents={documents} />
      <div className="mt-2 divide-y divide-line">
        {consentKinds.map((kind) => (
          <Checkbox key={kind} {...fieldOf(kind)} value={TICKED} className="text-label">
            {t(`check.consents.${kind}`, { insurer, brand: brand.name[language] })}
          </Checkbox>
        ))}
      </div>
    </Group>
  );
}
