import { useState } from "react";
import { useTranslation } from "react-i18next";
import { revealIban } from "../../../contract/office/refunds/routes.ts";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { useWrite } from "../../api/use-write.ts";
import { formatDay, formatList } from "../../i18n/formats.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { useSession } from "../frame/session.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { Panel } from "../kit/panel.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useProblem } from "../kit/use-problem.ts";

/** Where the money goes, and what the insurer asks for before it pays. */
export function Account({ refund }: { refund: RefundShown }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { way, iban, proofs, needs, terms } = refund;
  const label = "text-sm text-ink-muted";

  return (
    <Panel heading={t("refunds.account.heading")}>
      <dl className="grid gap-3 text-label">
        {(way === "transfer" || iban) && (
          <div>
            <dt className={label}>{t("refunds.account.iban")}</dt>
            <dd>{iban ? <Iban key={iban} refund={refund} /> : t("refunds.account.missing")}</dd>
          </div>
        )}
        <div>
          <dt className={label}>{t("refunds.account.proof")}</dt>
          <dd className="font-medium">
            {proofs.length === 0
              ? t("refunds.account.noProof")
              : formatList(
                  proofs.map((proof) => t(`refunds.proofs.${proof}`)),
                  language,
                )}
          </dd>
        </div>
        {needs.length > 0 && (
          <div>
            <dt className={label}>{t("refunds.account.waits")}</dt>
            <dd className="font-medium text-warning-ink">
              {formatList(
                needs.map((need) => t(`refunds.needs.${need}`)),
                language,
              )}
            </dd>
          </div>
        )}
        {refund.files.length > 0 && (
          <div>
            <dt className={label}>{t("refunds.account.files")}</dt>
            <dd>
              <Files refund={refund} />
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-3 border-t border-line pt-3 text-xs text-ink-muted">
        {terms
          ? t("refunds.account.terms", {
              source: `\u2068${terms.source[language]}\u2069`,
              day: formatDay(terms.readOn, language),
            })
          : t("refunds.account.noTerms")}
      </p>
    </Panel>
  );
}

function Files({ refund: { id, files } }: { refund: RefundShown }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a
              href={`/api/office/refunds/${id}/files/${file.id}`}
              target="_blank"
              rel="noreferrer"
              className="link"
            >
              {t(`refunds.account.file.${file.kind}`, {
                day: formatDay(dayInDubai(new Date(file.at)), language),
              })}
            </a>
          </li>
        ))}
      </ul>
      <span className="block text-xs text-ink-muted">{t("refunds.account.viewLogged")}</span>
    </>
  );
}

/** Masked until it is revealed: each reveal is an audit row. */
function Iban({ refund: { id, iban, ibanAt, actions } }: { refund: RefundShown }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();
  const [revealed, setRevealed] = useState<string>();

  const reveal = () =>
    write(
      () => ask(revealIban, { params: { id } }),
      (answer) => {
        if (answer.code === 200) setRevealed(answer.data.data.iban);
      },
    );

  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <Ltr className="font-medium wrap-anywhere">{revealed ?? iban}</Ltr>
        {revealed && <CopyButton text={revealed} what={t("refunds.needs.iban")} />}
        {!revealed && actions.includes("reveal") && (
          <Button
            variant="link"
            size="small"
            busy={isBusy}
            aria-describedby="iban-logged"
            onClick={() => void reveal()}
          >
            {t("refunds.account.reveal")}
          </Button>
        )}
      </span>
      <span id="iban-logged" className="block text-xs text-ink-muted">
        {t("refunds.account.logged")}
      </span>
      {ibanAt && (
        <span className="block text-xs text-ink-muted">
          {t("refunds.account.given", { day: formatDay(dayInDubai(new Date(ibanAt)), language) })}
        </span>
      )}
      <FieldError id="iban-reveal">{problemOf(failure)}</FieldError>
    </>
  );
}
