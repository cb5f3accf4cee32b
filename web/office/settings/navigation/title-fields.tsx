import { useTranslation } from "react-i18next";
import { fieldOf, MAX_TITLE } from "../../../../contract/menu-rules.ts";
import { FieldError } from "../../../ui/field.tsx";
import { moveAt, editAt, type Place } from "./menu-edits.ts";
import type { MenuForm } from "./use-menu-form.ts";
import { Icon } from "../../../ui/icon.tsx";

type Props = {
  form: MenuForm;
  place: Place;
  /** As it is saved, for the names of the fields. */
  name: string;
  titles: { title: string; titleAr: string };
  isStrong?: boolean;
};

const parts = [
  { part: "title", lang: "en", dir: "ltr", label: "english" },
  { part: "titleAr", lang: "ar", dir: "rtl", label: "arabic" },
] as const;

/** The two titles of a group, a section or an item. */
export function TitleFields({ form, place, name, titles, isStrong = false }: Props) {
  const { t } = useTranslation("office");
  const keys = place.filter((key) => key !== undefined);

  return parts.map(({ part, lang, dir, label }) => {
    const id = fieldOf(keys, part);
    const isWrong = form.problems.some(({ field }) => field === id) || form.failedField === id;
    return (
      <span key={part} className="grid min-w-0 gap-1">
        <input
          id={id}
          type="text"
          {...{ lang, dir }}
          autoComplete="off"
          maxLength={MAX_TITLE}
          aria-label={t(`settings.navigation.fields.${label}`, { name })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          value={titles[part]}
          onChange={({ target }) =>
            form.edit((menu) => editAt(menu, place, { [part]: target.value }))
          }
          className={`control px-3 ${isStrong ? "font-strong" : ""}`}
        />
        <FieldError id={id}>{isWrong && t("problems.settings.titleMissing")}</FieldError>
      </span>
    );
  });
}

/** Past the neighbour before or after. */
export function MoveButtons({
  form,
  place,
  name,
  isFirst,
  isLast,
}: Pick<Props, "form" | "place" | "name"> & { isFirst: boolean; isLast: boolean }) {
  const { t } = useTranslation("office");
  const button = (icon: "up" | "down", by: -1 | 1, isEnd: boolean) => (
    <button
      type="button"
      aria-label={t(`settings.navigation.${icon}`, { name })}
      aria-disabled={isEnd}
      onClick={() => form.edit((menu) => moveAt(menu, place, by))}
      className="grid size-target place-items-center rounded-full text-ink-muted hover:bg-surface-sunken hover:text-ink aria-disabled:opacity-30"
    >
      <Icon name={icon} size={20} />
    </button>
  );

  return (
    <span className="flex">
      {button("up", -1, isFirst)}
      {button("down", 1, isLast)}
    </span>
  );
}
