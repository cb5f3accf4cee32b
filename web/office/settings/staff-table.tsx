import { useTranslation } from "react-i18next";
import type { StaffAccount } from "../../../contract/office/settings/staff.ts";
import type { StaffState } from "../../../domain/accounts/staff-account.ts";
import type { Language } from "../../../domain/language.ts";
import { formatList, formatMoment } from "../../i18n/formats.ts";
import { Email } from "../../ui/email.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Pill, type PillTone } from "../../ui/pill.tsx";
import { StaffShown } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";

const columns = ["name", "roles", "extension", "state", "changed"] as const;

/** Narrow screens leave out what the dialog of a colleague shows. */
const looks: Record<(typeof columns)[number], string> = {
  name: "",
  roles: "lg:w-[18%]",
  extension: "lg:w-[11%] max-lg:hidden",
  state: "lg:w-[19%]",
  changed: "lg:w-[21%] max-lg:hidden",
};

const tones: Record<StaffState, PillTone> = {
  active: "good",
  invited: "waiting",
  noAuthenticator: "waiting",
  disabled: "sand",
};

const CELL = "px-3 py-3 align-middle";

type Props = { staff: readonly StaffAccount[]; onOpen: (id: string) => void };

/** Those who can come in first, then by name. */
const inOrder = (staff: readonly StaffAccount[], language: Language) =>
  staff.toSorted(
    (one, other) =>
      Number(one.state === "disabled") - Number(other.state === "disabled") ||
      one.name[language].localeCompare(other.name[language], language),
  );

export function StaffTable({ staff, onOpen }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <div className="overflow-x-auto rounded-card bg-surface-raised shadow-1">
      <table aria-labelledby="staff-heading" className="w-full text-start text-sm">
        <thead>
          <tr className="text-xs text-ink-muted">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2.5 text-start font-medium first:ps-5 ${looks[column]}`}
              >
                {t(`settings.staff.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(staff, language).map((account) => (
            <Row key={account.id} account={account} onOpen={() => onOpen(account.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ account, onOpen }: { account: StaffAccount; onOpen: () => void }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { id, name, email, roles, extension, state, isSelf, changedAt, changedBy } = account;
  const ground = state === "disabled" ? "bg-surface-sunken!" : "";

  return (
    <tr
      aria-labelledby={`staff-${id}`}
      className="relative border-t border-line hover:bg-surface-soft has-[:focus-visible]:bg-surface-leaf"
    >
      <th scope="row" className={`${CELL} ps-5! text-start`}>
        <button
          type="button"
          aria-haspopup="dialog"
          className="text-start font-strong before:absolute before:inset-0 focus-visible:outline-none"
          onClick={onOpen}
        >
          <bdi id={`staff-${id}`}>{name[language]}</bdi>
        </button>
        {isSelf && (
          <Pill tone="calm" className="ms-2">
            {t("settings.staff.you")}
          </Pill>
        )}
        <span className="block text-xs font-body text-ink-muted">
          <Email>{email}</Email>
        </span>
      </th>
      <td className={CELL}>
        {formatList(
          roles.map((role) => t(`roles.${role}`)),
          language,
        )}
      </td>
      <td className={`${CELL} ${looks.extension}`}>{extension && <Ltr>{extension}</Ltr>}</td>
      <td className={CELL}>
        <Pill tone={tones[state]} className={ground}>
          {t(`settings.staff.states.${state}`)}
        </Pill>
      </td>
      <td className={`${CELL} ${looks.changed}`}>
        <LastChange {...{ changedAt, changedBy }} />
      </td>
    </tr>
  );
}

export function LastChange({
  changedAt,
  changedBy,
}: Pick<StaffAccount, "changedAt" | "changedBy">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <>
      <span className="block">
        {changedBy ? <StaffShown>{changedBy}</StaffShown> : t("settings.staff.commandLine")}
      </span>
      <time dateTime={changedAt} className="block text-xs text-ink-muted">
        {formatMoment(changedAt, language)}
      </time>
    </>
  );
}
