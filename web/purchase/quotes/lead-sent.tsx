import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePromiseWords } from "../../promises/use-promise-words.ts";
import { Button } from "../../ui/button.tsx";
import { Email } from "../../ui/email.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Taken } from "../sending/post-request.ts";
import { promiseOf } from "../sending/taken-request.ts";
import { useGoOn } from "../sending/use-go-on.ts";

type Props = { taken: Taken; onEditAgain: () => void };

export function LeadSent({ taken, onEditAgain }: Props) {
  const { t } = useTranslation("purchase/lead");
  const goOn = useGoOn();
  const promise = usePromiseWords("purchase")(promiseOf(taken.promisedFor));
  const heading = useRef<HTMLHeadingElement>(null);

  // The form had the focus and is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="max-w-form rounded-card bg-surface-raised px-6 py-12 text-center shadow-1 sm:px-12">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-success text-action-ink">
        <Icon name="check" size={32} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-title focus:outline-none">
        {t("sentHeading")}
      </h2>
      {promise && <p className="mt-3 text-lg font-strong">{promise}</p>}
      <p className="mx-auto mt-3 max-w-110 text-ink-muted">
        {t("sentHelp")} <Email className="font-medium text-ink">{taken.email}</Email>
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button iconAfter="arrow" onClick={() => goOn(taken)}>
          {t("next")}
        </Button>
        <Button variant="quiet" icon="edit" onClick={onEditAgain}>
          {t("editAgain")}
        </Button>
      </div>
    </section>
  );
}
