import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { Button } from "../../ui/button.tsx";
import { Refused } from "../kit/refused.tsx";
import { ConfirmForm, DecideForm, EndForm, SendForm } from "./act-forms.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { once } from "./once.ts";
import { useActs } from "./use-acts.ts";

type Props = {
  refund: RefundShown;
  onDone: (refund: RefundShown) => void;
  onRefused: () => void;
  onReload: () => void;
  showNewer: (() => void) | undefined;
};

/** Only what the server says is possible now: the next step, and below it what is rarer. */
export function NextActs({ refund, onDone, onRefused, onReload, showNewer }: Props) {
  const { t } = useTranslation("office");
  const [asked, setAsked] = useState<"fail" | "void">();
  const [isChanging, setIsChanging] = useState(false);
  const [reference, setReference] = useState(refund.insurerRef ?? "");
  const acts = useActs({
    refund,
    onDone: (found) => {
      setAsked(undefined);
      onDone(found);
    },
    onRefused,
  });
  const may = (action: RefundShown["actions"][number]) => refund.actions.includes(action);
  const ending = asked !== undefined && may(asked) ? asked : undefined;
  const typed = { acts, reference, onType: setReference };

  return (
    <div className="grid gap-3 empty:hidden print:hidden">
      <Refused
        actions={
          showNewer && (
            <Button variant="quiet" size="small" icon="refresh" onClick={showNewer}>
              {t("refunds.acts.showNewer")}
            </Button>
          )
        }
      >
        {acts.failure}
      </Refused>
      {ending ? (
        <EndForm key={ending} acts={acts} how={ending} onBack={() => setAsked(undefined)} />
      ) : may("approve") ? (
        <DecideForm acts={acts} />
      ) : may("send") ? (
        <SendForm {...typed} />
      ) : (
        may("confirm") && (
          <ConfirmForm {...typed} onFail={may("fail") ? () => setAsked("fail") : undefined} />
        )
      )}
      {!ending && (may("change") || may("withdraw") || may("void")) && (
        <div className="-mb-3 flex flex-wrap gap-x-5 border-t border-line pt-1">
          {may("change") && (
            <Button variant="link" size="small" onClick={once(() => setIsChanging(true))}>
              {t("refunds.acts.change")}
            </Button>
          )}
          {may("withdraw") && (
            <Button variant="link" size="small" busy={acts.isBusy} onClick={once(acts.withdraw)}>
              {t("refunds.acts.withdraw")}
            </Button>
          )}
          {may("void") && (
            <Button variant="link" size="small" onClick={once(() => setAsked("void"))}>
              {t("refunds.acts.void")}
            </Button>
          )}
        </div>
      )}
      {(isChanging || may("change")) && (
        <ChangeDialog
          {...{ refund, onDone, onReload }}
          open={isChanging}
          onClose={() => setIsChanging(false)}
        />
      )}
    </div>
  );
}
