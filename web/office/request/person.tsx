import { useState } from "react";
import { useTranslation } from "react-i18next";
import { revealIdentity } from "../../../contract/office/request-actions.ts";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import { formatPhone } from "../../../domain/accounts/account-rules.ts";
import { Button } from "../../ui/button.tsx";
import { Email } from "../../ui/email.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { useSession } from "../frame/session.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { useProblem } from "../kit/use-problem.ts";
import { Facts, Panel } from "../kit/panel.tsx";

export function Person({ request }: { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const { email, phone, name, language } = request;
  const shownPhone = phone && formatPhone(phone);

  return (
    <Panel heading={t("request.person")}>
      <Facts
        facts={[
          {
            question: t("request.name"),
            answer: (
              <>
                <bdi>{name}</bdi>
                <CopyButton text={name} what={t("request.name")} />
              </>
            ),
          },
          {
            question: t("request.phone"),
            answer: shownPhone && (
              <>
                <a href={`tel:${shownPhone.replaceAll(" ", "")}`} className="hover:underline">
                  <Ltr>{shownPhone}</Ltr>
                </a>
                <CopyButton text={shownPhone} what={t("request.phone")} />
              </>
            ),
          },
          {
            question: t("request.email"),
            answer: (
              <>
                <a href={`mailto:${email}`} className="hover:underline">
                  <Email>{email}</Email>
                </a>
                <CopyButton text={email} what={t("request.email")} />
              </>
            ),
          },
          { question: t("request.language"), answer: t(`request.languages.${language}`) },
          {
            question: t("request.emiratesId"),
            answer: request.emiratesId && <Identity request={request} />,
          },
        ]}
      />
    </Panel>
  );
}

function Identity({ request: { id, emiratesId, actions } }: { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const [revealed, setRevealed] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const reveal = async () => {
    setFailure(undefined);
    const answer = await ask(revealIdentity, { params: { id } }).catch(() => undefined);
    if (answer?.code === 200) setRevealed(answer.data.data.emiratesId);
    else setFailure(problemOf(answer));
  };

  return (
    <span className="grid justify-items-end">
      <span className="flex items-center gap-2">
        <Ltr>{revealed ?? emiratesId}</Ltr>
        {revealed && <CopyButton text={revealed} what={t("request.emiratesId")} />}
        {!revealed && actions.includes("reveal") && (
          <Button
            variant="link"
            size="small"
            aria-describedby="reveal-logged"
            onClick={() => void reveal()}
          >
            {t("request.reveal")}
          </Button>
        )}
      </span>
      <span id="reveal-logged" className="text-xs font-body text-ink-muted">
        {t("request.revealLogged")}
      </span>
      <FieldError id="reveal">{failure}</FieldError>
    </span>
  );
}
