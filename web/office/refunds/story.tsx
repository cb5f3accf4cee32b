import { useTranslation } from "react-i18next";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { formatAmount } from "../../../domain/money.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Price } from "../../ui/price.tsx";
import { useSession } from "../frame/session.tsx";
import { Panel } from "../kit/panel.tsx";
import { StaffShown } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";

type Step = RefundShown["steps"][number];

/** The other steps are about the amount that was proposed last. */
const hasOwnAmount = ({ event }: Step) => event === "proposed" || event === "changed";

/** What has happened so far, the newest first. */
export function Story({ refund: { steps, insurerName } }: { refund: RefundShown }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const insurer = insurerName[language];

  return (
    <Panel heading={t("refunds.story.heading")}>
      <ol className="grid text-sm">
        {steps.toReversed().map((step, index) => (
          <li
            key={`${step.at} ${step.event} ${index}`}
            className="group grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3"
          >
            <span aria-hidden="true" className="flex flex-col items-center">
              <span
                className={`mt-1.5 size-2 shrink-0 rounded-full ${step.actor === "customer" ? "bg-accent" : "bg-action"}`}
              />
              <span className="mt-1 w-px grow bg-line-soft group-last:invisible" />
            </span>
            <div className="pb-3 group-last:pb-0">
              <p className="font-medium">
                {t(`refunds.story.${step.event}`, { insurer })}
                {hasOwnAmount(step) && step.amountFils !== null && (
                  <>
                    {" "}
                    <Price amount={formatAmount(step.amountFils)} />
                  </>
                )}
              </p>
              <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-muted">
                <Actor step={step} />
                <time dateTime={step.at}>{formatMoment(step.at, language)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Actor({ step: { staff, actor } }: { step: Step }) {
  const { t } = useTranslation("office");
  const { member } = useSession();

  if (staff?.id === member.id) return t("refunds.story.you");
  return staff ? <StaffShown>{staff}</StaffShown> : t(`request.actors.${actor}`);
}
