import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { Icon } from "../../ui/icon.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { request as requestPath } from "../kit/paths.ts";
import { Floating } from "../kit/said.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { Account } from "./account.tsx";
import { NextStep } from "./next-step.tsx";
import { OwnTime } from "./own-time.tsx";
import { Story } from "./story.tsx";
import { Sums } from "./sums.tsx";
import { type Shown, useRefund } from "./use-refund.ts";

type Props = { id: string; back: string; onDone: () => void };

export function RefundCase({ id, back, onDone }: Props) {
  const { t } = useTranslation("office");
  const shown = useRefund(id);
  const { refund, failure, isLoading, reload, showNewer } = shown;

  return (
    <div className="grid gap-4">
      <Link to={back} className="link justify-self-start text-sm lg:hidden print:hidden">
        <Icon name="back" size={20} />
        {t("refunds.back")}
      </Link>
      {failure && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={reload}>
          {failure}
        </LoadFailed>
      )}
      {!refund && !failure && <Skeleton shape="block" className="h-96" />}
      {refund && showNewer && (
        <Floating
          text={t("problems.refunds.changed")}
          detail={t("request.changed.kept")}
          label={t("request.changed.show")}
          keys=""
          onPress={showNewer}
        />
      )}
      {refund && <CaseShown {...{ refund, shown, back, onDone }} />}
    </div>
  );
}

type ShownProps = { refund: RefundShown; shown: Shown; back: string; onDone: () => void };

function CaseShown({ refund, shown, back, onDone }: ShownProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { request, insurerName, reason } = refund;

  const done = (found: RefundShown) => {
    shown.show(found);
    onDone();
  };

  return (
    <article className="grid gap-4" aria-labelledby="refund">
      <header>
        <div className="flex items-start gap-x-3">
          <h2 id="refund" className="grow text-title-sm wrap-anywhere">
            <bdi>{request.name}</bdi>
          </h2>
          <Link to={requestPath(request.id)} className="link -mt-2 shrink-0 text-sm">
            <Ltr>{request.number}</Ltr>
          </Link>
          <Link
            to={back}
            aria-label={t("refunds.close")}
            title={t("refunds.close")}
            className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-surface-sunken hover:text-ink max-lg:hidden print:hidden"
          >
            <Icon name="x" size={20} />
          </Link>
        </div>
        <p className="text-sm text-ink-muted">
          {insurerName[language]}
          {" · "}
          {t(`refunds.reasons.${reason}`)}
        </p>
      </header>
      <NextStep
        refund={refund}
        onDone={done}
        onRefused={shown.lookAgain}
        onReload={shown.reload}
        showNewer={shown.showNewer}
      />
      <Sums refund={refund} />
      <Account refund={refund} />
      <OwnTime refund={refund} />
      <Story refund={refund} />
    </article>
  );
}
