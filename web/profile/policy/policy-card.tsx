import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Card } from "../../ui/card.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import type { Notice } from "../notice.ts";
import { MonthsStrip } from "./months-strip.tsx";
import { PolicyDownloads } from "./policy-downloads.tsx";
import { PolicyFacts } from "./policy-facts.tsx";
import { PolicyStatePill } from "./policy-state-pill.tsx";
import { PolicyToAccept } from "./policy-to-accept.tsx";

type Props = {
  request: RequestDetails;
  policy: Policy;
  notify: (what: Notice) => void;
  onChanged: () => Promise<unknown>;
};

/** The policy that the insurer issued (ruling P18). */
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
            {named ?? t("profile/one-request:cover.insurer")}{" "}
            <span aria-hidden="true" className="max-[30rem]:hidden">
              ·
            </span>{" "}
            <span className="sr-only">{t("number")} </span>
            <Ltr className="font-strong text-ink">{number}</Ltr>
          </p>
        </div>
        <PolicyStatePill state={state} startsOn={policy.startsOn} />
      </header>
      {isToAccept ? (
        <PolicyToAccept {...{ request, policy, insurer, ...change }} />
      ) : (
        <>
          <PolicyFacts policy={policy} />
          {state === "active" && <MonthsStrip policy={policy} />}
        </>
      )}
      <PolicyDownloads {...{ request, policy }} />
    </Card>
  );
}
