import { useTranslation } from "react-i18next";
import { linkedPages } from "../../../../contract/linked-pages.ts";
import type { MenuItem } from "../../../../contract/menu.ts";
import { fieldOf, isLost } from "../../../../contract/menu-rules.ts";
import { FieldError } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { editAt, type Edit, nameOf, removeAt } from "./menu-edits.ts";
import { Buttons, Flag, Flags, ROW } from "./row-parts.tsx";
import { MoveButtons, TitleFields } from "./title-fields.tsx";
import type { MenuForm } from "./use-menu-form.ts";

type Props = {
  form: MenuForm;
  place: readonly [string, string, string];
  item: MenuItem;
  isFirst: boolean;
  isLast: boolean;
};

export function ItemRow({ form, place, item, isFirst, isLast }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const name =
    (language === "ar" ? item.titleAr : item.title) || t("settings.navigation.fields.unnamed");
  const isChanged = form.changes.has(nameOf(place));
  const edit = (change: Edit) => form.edit((menu) => editAt(menu, place, change));

  return (
    <div role="group" aria-label={name} className={`${ROW} ${isChanged ? "bg-accent-soft" : ""}`}>
      <TitleFields {...{ form, place, name }} titles={item} />
      <PageField {...{ form, place, item, name }} onChoose={(url) => edit({ url })} />
      <Flags>
        <Flag name="shown" isOn={item.shown} onChange={(shown) => edit({ shown })} />
        <Flag name="beta" isOn={item.beta} onChange={(beta) => edit({ beta })} />
      </Flags>
      <Buttons>
        <MoveButtons {...{ form, place, name, isFirst, isLast }} />
        <button
          type="button"
          aria-label={t("settings.navigation.remove", { name })}
          onClick={() => form.edit((menu) => removeAt(menu, place))}
          className="grid size-target place-items-center rounded-full text-ink-muted hover:bg-danger-soft hover:text-danger-ink"
        >
          <Icon name="trash" size={20} />
        </button>
      </Buttons>
    </div>
  );
}

type PageProps = Pick<Props, "form" | "place" | "item"> & {
  name: string;
  onChoose: (url: string) => void;
};

/** Only pages that exist can be chosen; one that was lost stays in sight until another is. */
function PageField({ form, place, item, name, onChoose }: PageProps) {
  const { t } = useTranslation("office");
  const id = fieldOf(place, "url");
  const found = form.problems.find(({ field }) => field === id);
  const code = found?.code ?? (item.shown && item.url !== "" && isLost(item) && "noSuchPage");

  return (
    <span className="grid min-w-0 gap-1">
      <span dir="ltr" className="relative grid">
        <select
          id={id}
          aria-label={t("settings.navigation.fields.page", { name })}
          aria-invalid={code ? true : undefined}
          aria-describedby={code ? `${id}-error` : undefined}
          value={item.url}
          onChange={({ target }) => onChoose(target.value)}
          className="control pe-9 text-sm"
        >
          {item.url === "" && <option value="">{t("settings.navigation.fields.choose")}</option>}
          {item.url !== "" && isLost(item) && <option value={item.url}>{item.url}</option>}
          {linkedPages.map((page) => (
            <option key={page} value={page}>
              {page}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} className="pointer-events-none absolute end-3 self-center" />
      </span>
      <FieldError id={id}>{code && t(`problems.settings.${code}`)}</FieldError>
    </span>
  );
}
