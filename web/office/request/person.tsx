import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { formatPhone } from "../../../domain/accounts/account-rules.ts";
import { Button } from "../../ui/button.tsx";
import { Email } from "../../ui/email.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { CallLink } from "../kit/preferences/call-link.tsx";
import type { Identity } from "../kit/rooms.ts";
import { CopyButton } from "../kit/copy-button.tsx";
import { client } from "../kit/paths.ts";
import { Facts, Panel } from "../kit/panel.tsx";

type Props = { request: DeskRequest; identity: Identity };

export function Person({ request, identity }: Props) {
  const { t } = useTranslation("office");
  const { clientId, email, phone, name, language } = request;
  const shownPhone = phone && formatPhone(phone);

  return (
    <Panel
      heading={t("request.person")}
      beside={
        clientId !== null && (
          <Link to={client(clientId)} className="link text-sm">
            {t("request.client")}
          </Link>
        )
      }
    >
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
                <CallLink phone={shownPhone} preferences={request.preferences}>
                  <Ltr>{shownPhone}</Ltr>
                </CallLink>
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
            answer: request.emiratesId && <IdentityNumber identity={identity} />,
          },
        ]}
      />
    </Panel>
  );
}

function IdentityNumber({ identity }: { identity: Identity }) {
  const { t } = useTranslation("office");
  const { shown, revealed, mayReveal, failure, reveal } = identity;

  return (
    <span className="grid justify-items-end">
      <span className="flex items-center gap-2">
        <Ltr>{shown}</Ltr>
        {revealed && <CopyButton text={revealed} what={t("request.emiratesId")} />}
        {mayReveal && (
          <Button variant="link" size="small" aria-describedby="reveal-logged" onClick={reveal}>
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
