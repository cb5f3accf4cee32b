import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Email } from "../../ui/email.tsx";
import { Icon } from "../../ui/icon.tsx";

export function NextSteps({ insurer, email }: { insurer: string; email: string | null }) {
  const { t } = useTranslation("purchase/payment");

  return (
    <section className="wrap py-section">
      <div className="mx-auto max-w-180">
        <h2>{t("paid.nextHeading")}</h2>
        <ol className="mt-4">
          <Step mark={<Icon name="check" size={20} />} isDone>
            <b>{t("paid.next.confirmed")}</b>
            {email && (
              <p className="text-sm text-ink-muted">
                {t("paid.next.confirmedHelp")} <Email>{email}</Email>
              </p>
            )}
          </Step>
          <Step mark="2">
            <b>{t("paid.next.issue", { insurer })}</b>
            <p className="text-sm text-ink-muted">{t("paid.next.issueHelp")}</p>
          </Step>
          <Step mark="3">
            <b>{t("paid.next.registration")}</b>
            <p className="text-sm text-ink-muted">{t("paid.next.registrationHelp")}</p>
          </Step>
        </ol>
      </div>
    </section>
  );
}

type StepProps = { mark: ReactNode; isDone?: boolean; children: ReactNode };

function Step({ mark, isDone = false, children }: StepProps) {
  const look = isDone ? "bg-action text-action-ink" : "bg-surface-leaf text-action";

  return (
    <li className="grid grid-cols-[40px_1fr] gap-x-4 py-3.5">
      <span className={`grid size-10 place-items-center rounded-full font-display ${look}`}>
        {mark}
      </span>
      <div className="self-center">{children}</div>
    </li>
  );
}
