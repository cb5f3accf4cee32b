import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OneClient } from "../../../../contract/office/clients/one.ts";
import { formatPhone } from "../../../../domain/accounts/account-rules.ts";
import { Email } from "../../../ui/email.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import { clients } from "../../kit/paths.ts";
import { CallLink } from "../../kit/preferences/call-link.tsx";
import { Wish } from "../../kit/preferences/wish.tsx";

/** Who it is and how to reach them: one line, which stays in sight. */
export function ClientLine({ client }: { client: OneClient | undefined }) {
  const { t } = useTranslation("office");
  const phone = client?.phone ? formatPhone(client.phone) : undefined;

  return (
    <header className="top-0 z-20 sm:sticky -mx-5 -mt-5 flex min-h-14 flex-wrap items-center gap-x-4 sm:flex-nowrap border-b border-line-soft bg-surface px-5 py-1.5 lg:-mx-8 lg:px-8 print:static">
      <Link
        to={clients}
        aria-label={t("clients.one.back")}
        title={t("clients.one.back")}
        className="-ms-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-sunken print:hidden"
      >
        <Icon name="back" size={20} className="rtl:-scale-x-100" />
      </Link>
      {client && (
        <>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5">
            <div className="min-w-0">
              <h1
                dir="auto"
                className="-mt-1.5 -mb-0.5 truncate py-1.5 text-lg leading-snug [text-align:-webkit-match-parent]"
              >
                {client.name}
              </h1>
              <OtherNames client={client} />
            </div>
            {client.preferences && <Wish preferences={client.preferences} isShort />}
            <p className="flex flex-wrap items-center gap-x-4 text-sm">
              {phone === undefined ? (
                <span className="text-ink-muted">{t("clients.one.noPhone")}</span>
              ) : (
                <span className="flex items-center">
                  <Ltr className="whitespace-nowrap">{phone}</Ltr>
                  <CopyButton text={phone} what={t("request.phone")} />
                </span>
              )}
              <span className="flex min-w-0 items-center">
                <a href={`mailto:${client.email}`} className="hover:underline">
                  <Email>{client.email}</Email>
                </a>
                <CopyButton text={client.email} what={t("request.email")} />
              </span>
            </p>
          </div>
          {phone !== undefined && (
            <CallLink
              look="button"
              phone={phone}
              preferences={client.preferences}
              className="shrink-0 max-sm:w-full print:hidden"
            >
              {t("clients.one.call")}
            </CallLink>
          )}
        </>
      )}
    </header>
  );
}

/** Such as in the other script; without a proven account that is said here, too. */
function OtherNames({ client }: { client: OneClient }) {
  const { otherNames, hasAccount, isUnverified } = client;
  const { t } = useTranslation("office");

  if (otherNames.length === 0 && hasAccount) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs leading-snug text-ink-muted">
      {otherNames.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
      {isUnverified && <Pill tone="waiting">{t("clients.one.unverified")}</Pill>}
      {!hasAccount && !isUnverified && <span>{t("clients.one.noAccount")}</span>}
    </p>
  );
}
