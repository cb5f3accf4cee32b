import { useTranslation } from "react-i18next";
import type { TextShown } from "../../../../contract/office/settings/texts.ts";
import { formatList, formatMoment } from "../../../i18n/formats.ts";
import { Pill } from "../../../ui/pill.tsx";
import { StaffShown } from "../../kit/staff-shown.tsx";
import { useLanguage } from "../../kit/use-language.ts";

const columns = ["title", "shortcut", "places", "changed"] as const;

/** Narrow screens leave out what the dialog of a text shows. */
const looks: Record<(typeof columns)[number], string> = {
  title: "",
  shortcut: "w-[7.5rem]",
  places: "w-[26%] max-md:hidden",
  changed: "lg:w-[20%] max-lg:hidden",
};

const CELL = "px-3 py-3 align-middle";

type Props = { texts: readonly TextShown[]; onOpen: (id: string) => void };

export function TextsTable({ texts, onOpen }: Props) {
  const { t } = useTranslation("office");

  return (
    <div className="overflow-x-auto rounded-card bg-surface-raised shadow-1">
      <table aria-labelledby="texts-heading" className="w-full text-start text-sm">
        <thead>
          <tr className="text-xs text-ink-muted">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2.5 text-start font-medium first:ps-5 ${looks[column]}`}
              >
                {t(`settings.texts.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <Row key={text.id} text={text} onOpen={() => onOpen(text.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ text, onOpen }: { text: TextShown; onOpen: () => void }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { id, shortcut, title, body, places, isRetired, changedAt, changedBy } = text;

  return (
    <tr
      aria-labelledby={`text-${id}`}
      className="relative border-t border-line hover:bg-surface-soft has-[:focus-visible]:bg-surface-leaf"
    >
      <th scope="row" className={`${CELL} max-w-0 ps-5! text-start`}>
        <button
          type="button"
          aria-haspopup="dialog"
          className="text-start font-strong before:absolute before:inset-0 focus-visible:outline-none"
          onClick={onOpen}
        >
          <bdi id={`text-${id}`}>{title[language]}</bdi>
        </button>
        {isRetired && (
          <Pill className="ms-2 bg-surface-sunken!">{t("settings.texts.retired")}</Pill>
        )}
        <span className="block truncate text-xs font-body text-ink-muted">{body[language]}</span>
      </th>
      <td className={CELL}>
        <bdi>/{shortcut}</bdi>
      </td>
      <td className={`${CELL} ${looks.places}`}>
        {formatList(
          places.map((place) => t(`settings.texts.places.${place}`)),
          language,
        )}
      </td>
      <td className={`${CELL} ${looks.changed}`}>
        <span className="block">
          {changedBy ? <StaffShown>{changedBy}</StaffShown> : t("settings.texts.built")}
        </span>
        {changedBy && (
          <time dateTime={changedAt} className="block text-xs text-ink-muted">
            {formatMoment(changedAt, language)}
          </time>
        )}
      </td>
    </tr>
  );
}
