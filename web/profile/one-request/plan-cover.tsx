import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { withCoverTexts } from "../../prices/cover/with-cover-texts.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Folded } from "../folded.tsx";

const BoughtCover = comesLater(
  () => withCoverTexts(() => import("./bought-cover.tsx")),
  <Skeleton shape="block" className="h-60" />,
);

/** The plan in the version that was bought; nothing where that is not known. */
export function PlanCover({ request }: { request: RequestDetails }) {
  const { t } = useTranslation("profile/one-request");
  const [isOpen, setIsOpen] = useState(false);
  const { planCover, selectedPlan } = request;
  if (!planCover || !selectedPlan) return null;

  return (
    <Folded heading={t("planCover.heading")} onOpen={() => setIsOpen(true)}>
      {isOpen && <BoughtCover plan={selectedPlan} cover={planCover} />}
    </Folded>
  );
}
