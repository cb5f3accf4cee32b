import { useTranslation } from "react-i18next";
import { copyPayee } from "../../../../contract/office/insurance/drafts.ts";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { useSession } from "../../frame/session.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { ByTwo } from "./by-two.tsx";
import { DraftLink } from "./draft-link.tsx";
import { FactsCard } from "./facts-card.tsx";
import { Ends } from "./list-card.tsx";
import type { Copying } from "./use-copying.ts";

type Props = {
  insurer: Pick<InsurerShown, "slug" | "payee">;
  copying: Copying;
  mayDraft: boolean;
};

const KIND = "payee";

/** Where the insurer's payments go, and who agreed to that. */
export function PayeeCard({ insurer: { slug, payee }, copying, mayDraft }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { account, since, draft } = payee;
  const copy = () => ask(copyPayee, { params: { slug }, body: {} });

  return (
    <FactsCard
      heading={t("insurance.payee.heading")}
      none=""
      facts={[
        {
          question: t("insurance.payee.account"),
          answer: <Ltr className="wrap-anywhere">{account}</Ltr>,
        },
        { question: t("insurance.payee.since"), answer: since && formatMoment(since, language) },
      ]}
    >
      <div className="border-t border-line pt-2">
        <Ends>
          {since === null ? (
            <span className="text-xs text-ink-muted">{t("insurance.payee.usual")}</span>
          ) : (
            <ByTwo {...payee} />
          )}
          {draft ? (
            <DraftLink id={draft.id} />
          ) : (
            mayDraft && (
              <Button
                variant="link"
                size="small"
                icon="edit"
                busy={copying.busyWith === KIND}
                onClick={() => copying.copy(KIND, copy)}
              >
                {t("insurance.payee.change")}
                <span className="sr-only"> {t("insurance.payee.heading")}</span>
              </Button>
            )
          )}
        </Ends>
      </div>
    </FactsCard>
  );
}
