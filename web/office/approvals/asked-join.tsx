import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ApprovalShown } from "../../../contract/office/approvals/routes.ts";
import type { Approval } from "../../../contract/office/approvals/part.ts";
import { formatDay } from "../../i18n/formats.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Facts, Panel } from "../kit/panel.tsx";
import { client as clientPath, request as requestPath } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";
import { useSlotName } from "../kit/use-slot-name.ts";

type Join = NonNullable<ApprovalShown["clientJoin"]>;

/** Two records of one person, and what proves it: whoever decides looks at the proof itself. */
export function AskedJoin({ client, join }: { client: Approval["client"]; join: Join }) {
  const { t } = useTranslation("office");
  const { other, email } = join;

  return (
    <Panel heading={t("approvals.join.heading")}>
      <Facts
        facts={[
          {
            question: t("approvals.join.one"),
            answer: client ? <Named {...client} email={email} /> : t("approvals.join.gone"),
          },
          {
            question: t("approvals.join.other"),
            answer: other ? <Named {...other} /> : t("approvals.join.gone"),
          },
          { question: t("approvals.join.proof"), answer: <ProofShown proof={join.proof} /> },
        ]}
      />
      <p className="mt-3 text-sm text-ink-muted">{t("approvals.join.look")}</p>
    </Panel>
  );
}

function Named({ id, name, email }: { id: string; name: string; email: string }) {
  return (
    <span className="grid justify-items-end">
      <Link to={clientPath(id)} className="link">
        <bdi>{name}</bdi>
      </Link>
      <Ltr className="text-xs font-normal text-ink-muted">{email}</Ltr>
    </span>
  );
}

function ProofShown({ proof }: { proof: Join["proof"] }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  if (proof.kind === "mail")
    return t(`approvals.join.mail.${proof.from}`, { day: formatDay(proof.day, language) });
  const { document } = proof;
  if (!document) return t("approvals.join.documentGone");
  return <DocumentLink {...document} />;
}

type DocumentProps = NonNullable<Extract<Join["proof"], { kind: "document" }>["document"]>;

function DocumentLink({ slot, requestId, requestNumber }: DocumentProps) {
  const nameOf = useSlotName();
  return (
    <Link to={requestPath(requestId)} className="link">
      {nameOf(slot)} <Ltr>{requestNumber}</Ltr>
    </Link>
  );
}
