import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListedClient } from "../../../../contract/office/clients/list.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { client } from "../../kit/paths.ts";
import { useLanguage } from "../../kit/use-language.ts";

const columns = ["name", "phone", "account", "open", "lastAt"] as const;

/** What has no column of its own where there is little room stands below the name. */
const at = {
  name: "lg:w-[28%]",
  phone: "max-sm:hidden lg:w-[19%]",
  account: "max-lg:hidden lg:w-[15%]",
  open: "lg:w-[16%]",
  lastAt: "max-md:hidden lg:w-[22%]",
} as const satisfies Record<(typeof columns)[number], string>;

const CELL = "px-3 py-3 align-middle max-lg:px-2";

export function ClientTable({ rows }: { rows: readonly ListedClient[] }) {
  const { t } = useTranslation("office");

  return (
    <div className="overflow-x-auto rounded-card bg-surface-raised shadow-1">
      <table aria-label={t("clients.finding.table")} className="w-full text-start text-sm">
        <thead>
          <tr className="text-xs text-ink-muted">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2.5 text-start font-medium max-lg:px-2 first:ps-5 ${at[column]}`}
              >
                {t(`clients.finding.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: ListedClient }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { id, name, email, lastAt, open } = row;
  const account = row.hasAccount ? (
    t("clients.finding.account.yes")
  ) : (
    <Pill>{t(`clients.finding.account.${row.isUnverified ? "unverified" : "no"}`)}</Pill>
  );
  const last = <time dateTime={lastAt}>{formatMoment(lastAt, language)}</time>;

  return (
    <tr
      aria-labelledby={`client-${id}`}
      className="relative border-t border-line hover:bg-surface-soft has-[:focus-visible]:bg-surface-leaf has-[:focus-visible]:shadow-[inset_4px_0_0_var(--accent)] rtl:has-[:focus-visible]:shadow-[inset_-4px_0_0_var(--accent)]"
    >
      <th scope="row" aria-label={name} className={`${CELL} ps-5! text-start`}>
        <Link
          to={client(id)}
          className="font-strong wrap-anywhere before:absolute before:inset-0 focus-visible:outline-none"
        >
          <bdi id={`client-${id}`}>{name}</bdi>
        </Link>
        <span className="block text-xs font-body text-ink-muted">
          <Ltr className="whitespace-nowrap">{email}</Ltr>
        </span>
        <span className="block font-body sm:hidden">
          <Phone row={row} />
        </span>
        <span className="block text-xs font-body text-ink-muted lg:hidden">{account}</span>
      </th>
      <td className={`${CELL} ${at.phone}`}>
        <Phone row={row} />
      </td>
      <td className={`${CELL} ${at.account} text-ink-muted`}>{account}</td>
      <td className={CELL}>
        {open > 0 ? (
          <Pill tone="waiting" wraps>
            {t("clients.finding.open", { count: open })}
          </Pill>
        ) : (
          <span className="text-ink-muted">{t("clients.finding.nothingOpen")}</span>
        )}
        <span className="mt-1 block text-xs text-ink-muted md:hidden">{last}</span>
      </td>
      <td className={`${CELL} ${at.lastAt} text-ink-muted`}>{last}</td>
    </tr>
  );
}

function Phone({ row: { phone, language } }: { row: ListedClient }) {
  const { t } = useTranslation("office");

  return (
    <>
      {phone ? (
        <Ltr className="whitespace-nowrap">{phone}</Ltr>
      ) : (
        <span className="text-ink-muted">{t("clients.finding.noPhone")}</span>
      )}
      <span className="block text-xs text-ink-muted">
        {t(`clients.finding.speaks.${language}`)}
      </span>
    </>
  );
}
