import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { type StoredRequestData, retentionReason } from "./retention-reason.ts";

export const hasErasable = ({ requests, messages, chats, draft }: KeptData) =>
  messages.length > 0 || draft !== null || [...requests, ...chats].some(({ mayErase }) => mayErase);

export const retainedByLaw = ({ requests }: KeptData) =>
  requests.filter(({ mayErase }) => !mayErase);

export function ErasedDataList({
  stored,
  withAccount = false,
}: {
  stored: KeptData;
  withAccount?: boolean;
}) {
  const { t } = useTranslation("profile/stored-data");
  const unsold = stored.requests.filter(({ mayErase }) => mayErase);
  const chats = stored.chats.filter(({ mayErase }) => mayErase);

  return (
    <>
      <p className="font-strong">{t("erase.goes")}</p>
      <ul className="mt-2 grid gap-2">
        {withAccount && <Line icon="trash">{t("leave.goesAccount")}</Line>}
        {unsold.length > 0 && (
          <Line icon="trash">
            {t("erase.goesRequests", { count: unsold.length })}
            <Numbers
              requests={unsold}
              noteOf={(one) => retentionReason(one) === "underWay" && t("erase.cancelled")}
            />
          </Line>
        )}
        {stored.messages.length > 0 && (
          <Line icon="trash">{t("erase.goesMessages", { count: stored.messages.length })}</Line>
        )}
        {chats.length > 0 && (
          <Line icon="trash">{t("erase.goesChats", { count: chats.length })}</Line>
        )}
        {stored.draft && <Line icon="trash">{t("erase.goesDraft")}</Line>}
      </ul>
    </>
  );
}

export function RetainedDataList({
  stored,
  withAccount,
}: {
  stored: KeptData;
  withAccount: boolean;
}) {
  const { t } = useTranslation("profile/stored-data");
  const requests = retainedByLaw(stored);

  return (
    <>
      <p className="mt-5 font-strong">{t("erase.stays")}</p>
      <ul className="mt-2 grid gap-2">
        {withAccount && <Line icon="lock">{t("erase.staysAccount")}</Line>}
        {requests.length > 0 && (
          <Line icon="lock">
            {t("erase.staysRequests", { count: requests.length })}
            <RetainedRequests stored={stored} />
          </Line>
        )}
        <Line icon="lock">{t("erase.staysTrail")}</Line>
      </ul>
    </>
  );
}

export function RetainedRequests({ stored }: { stored: KeptData }) {
  const { t } = useTranslation("profile/stored-data");
  const { language } = useSite();

  return (
    <Numbers
      requests={retainedByLaw(stored)}
      noteOf={({ erasedOn }) =>
        erasedOn === null
          ? t("requests.until.unsettled")
          : t("erase.keptUntil", { date: formatDay(erasedOn, language) })
      }
    />
  );
}

function Numbers({
  requests,
  noteOf,
}: {
  requests: readonly StoredRequestData[];
  noteOf: (request: StoredRequestData) => string | false;
}) {
  return (
    <ul className="text-sm text-ink-muted">
      {requests.map((request) => {
        const note = noteOf(request);
        return (
          <li key={request._id}>
            <Ltr>{request.number}</Ltr>
            {note && ` · ${note}`}
          </li>
        );
      })}
    </ul>
  );
}

function Line({ icon, children }: { icon: "trash" | "lock"; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon name={icon} size={20} className="mt-0.5 shrink-0 text-ink-muted" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}
