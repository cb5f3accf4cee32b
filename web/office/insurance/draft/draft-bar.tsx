import { useTranslation } from "react-i18next";
import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LeaveGuard } from "../../kit/leave-guard.tsx";
import { ReasonArea } from "../../kit/reason-area.tsx";
import { useNeededText } from "../../kit/use-needed-text.ts";
import type { DraftInHand } from "./use-draft.ts";
import type { ReactNode } from "react";

type Props = {
  draft: Draft;
  inHand: DraftInHand;
  /** What stands on the screen; undefined while it is no possible content. */
  read: () => { content: unknown; countsFrom: string | null } | undefined;
  isChanged: boolean;
  /** Fields above the reason, such as the moment from which it counts. */
  children?: ReactNode;
};

/** Save, ask, withdraw, discard: the same for each kind of draft. */
export function DraftBar({ draft, inHand, read, isChanged, children }: Props) {
  const { t } = useTranslation("office");
  const reason = useNeededText(t("insurance.draft.reasonMissing"), draft.reason);
  const { actions } = draft;
  const may = (action: (typeof actions)[number]) => actions.includes(action);
  if (actions.length === 0) return null;
  const isUnsaved = isChanged || reason.text.trim() !== draft.reason;

  const save = (isAsking: boolean) => {
    const content = read();
    if (!content || (isAsking && !reason.check())) return;
    const change = { ...content, reason: reason.text };
    void (isAsking ? inHand.saveAndAsk(change) : inHand.save(change));
  };

  return (
    <Card>
      <LeaveGuard isUnsaved={isUnsaved && may("save")} />
      <div className="grid gap-4">
        {inHand.failure && (
          <Banner kind="error" live>
            {inHand.failure}
          </Banner>
        )}
        {inHand.said === "saved" && !isUnsaved && !inHand.failure && (
          <Banner kind="success" live>
            {t("insurance.draft.saved")}
          </Banner>
        )}
        {children}
        {may("save") && <ReasonArea hint={t("insurance.draft.reasonHint")} {...reason.field} />}
        {isUnsaved && <p className="text-sm text-ink-muted">{t("insurance.draft.unsaved")}</p>}
        <div className="flex flex-wrap gap-3">
          {may("ask") && (
            <Button variant="sun" busy={inHand.isBusy} onClick={() => save(true)}>
              {t("insurance.draft.ask")}
            </Button>
          )}
          {may("save") && (
            <Button variant="quiet" busy={inHand.isBusy} onClick={() => save(false)}>
              {t("insurance.draft.save")}
            </Button>
          )}
          {may("withdraw") && (
            <Button variant="quiet" busy={inHand.isBusy} onClick={() => inHand.withdraw(draft)}>
              {t("insurance.draft.withdraw")}
            </Button>
          )}
          {may("discard") && (
            <Button variant="danger" busy={inHand.isBusy} onClick={inHand.discard}>
              {t("insurance.draft.discard")}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
