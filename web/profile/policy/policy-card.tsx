import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Card } from "../../ui/card.tsx";
import { Pill } from "../../ui/pill.tsx";
import type { Notice } from "../notice.ts";
import { CopiedNumber } from "./copied-number.tsx";
import { PolicyDownloads } from "./policy-downloads.tsx";
import { PolicyFacts } from "./policy-facts.tsx";
import { PolicyToAccept } from "./policy-to-accept.tsx";

type Props = {
  request: RequestDetails;
  policy: Policy;
  notify: (what: Notice) => void;
  onChanged: () => Promise<unknown>;
};

/** What the insurer issued (ruling P18), while it does not count or its money goes back. */
export default function PolicyCard({ request, policy, ...change }: Props) {
  const { t } = useTranslation(["profile/policy", "profile/one-request"]);
  const { language } = useSite();
  const { state, number } = policy;
  const named = request.selectedPlan?.insurerName[language];
  const insurer = named ?? t("profile/one-request:theInsurer");
  const isToAccept = state === "to_accept";

  return (
    <Card className="mb-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-title-sm">{t(isToAccept ? "toAccept" : "heading")}</h2>
          <p className="mt-1 text-sm text-ink-muted">
            {named ?? t("profile/one-request:cover.insurer")}
          </p>
        </div>
        {isToAccept && <Pill tone="waiting">{t("states.to_accept")}</Pill>}
        {state === "refused" && <Pill>{t("states.refused")}</Pill>}
      </header>
      <CopiedNumber number={number} />
      {isToAccept ? (
        <PolicyToAccept {...{ request, policy, insurer, ...change }} />
      ) : (
        <PolicyFacts policy={policy} />
      )}
      <div className="mt-4 border-t border-line">
        <PolicyDownloads {...{ request, policy }} />
      </div>
    </Card>
  );
}
