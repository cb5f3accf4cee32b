import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Menu, MenuGroup } from "../../../../contract/menu.ts";
import type { Language } from "../../../../domain/language.ts";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { InlineSelect } from "../../kit/inline-select.tsx";
import { useLanguage } from "../../kit/use-language.ts";

const widths = [
  { value: "1440", label: "1440" },
  { value: "390", label: "390" },
] as const;
type Width = (typeof widths)[number]["value"];

const titleIn = (one: { title: string; titleAr: string }, language: Language) =>
  language === "ar" ? one.titleAr : one.title;

/** Only what a visitor would see: what is hidden, or has nothing that is shown, is left out. */
const shownIn = (menu: Menu) =>
  menu
    .filter(({ shown }) => shown)
    .map((group) => ({
      ...group,
      sections: group.sections
        .filter(({ shown }) => shown)
        .map((section) => ({ ...section, items: section.items.filter(({ shown }) => shown) }))
        .filter(({ items }) => items.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);

/** How the menu would look on the public site, in both languages. */
export function MenuPreview({ menu }: { menu: Menu }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const [width, setWidth] = useState<Width>("1440");
  const [chosen, setChosen] = useState<string>();
  const groups = shownIn(menu);
  const open = groups.find(({ key }) => key === chosen) ?? groups[0];

  return (
    <Card
      aria-labelledby="preview-heading"
      className="grid content-start gap-4 2xl:sticky 2xl:top-24"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="preview-heading" className="text-title-sm">
          {t("settings.navigation.preview.heading")}
        </h3>
        <Segmented
          label={t("settings.navigation.preview.width")}
          layout="row"
          choices={widths}
          value={width}
          onChange={({ target }) => setWidth(target.value === "390" ? "390" : "1440")}
        />
        <InlineSelect
          label={t("settings.navigation.preview.open")}
          value={open?.key ?? ""}
          options={groups.map((group) => ({ value: group.key, label: titleIn(group, language) }))}
          onChoose={setChosen}
        />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-1">
        {(["en", "ar"] as const).map((shown) => (
          <Header key={shown} {...{ groups, open, width }} language={shown} />
        ))}
      </div>
    </Card>
  );
}

type HeaderProps = {
  groups: readonly MenuGroup[];
  open: MenuGroup | undefined;
  width: Width;
  language: Language;
};

function Header({ groups, open, width, language }: HeaderProps) {
  const { t } = useTranslation("office");
  const isNarrow = width === "390";

  return (
    <div
      lang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
      className={`overflow-clip rounded-field bg-surface text-sm shadow-1 ${isNarrow ? "w-64 max-w-full justify-self-center" : ""}`}
    >
      <ul
        className={`on-canopy flex flex-wrap gap-x-4 gap-y-1 bg-canopy px-4 py-3 font-medium text-canopy-ink ${isNarrow ? "flex-col" : ""}`}
      >
        {groups.map((group) => (
          <li key={group.key} className="flex items-center gap-1">
            <span className={group === open ? "underline underline-offset-4" : ""}>
              {titleIn(group, language)}
            </span>
            <Icon name="down" size={16} />
          </li>
        ))}
      </ul>
      {open && (
        <div className={`flex flex-wrap gap-x-6 gap-y-3 p-4 ${isNarrow ? "flex-col" : ""}`}>
          {open.sections.map((section) => (
            <div key={section.key} className="min-w-24">
              <p className="text-xs font-strong text-accent-text">{titleIn(section, language)}</p>
              <ul>
                {section.items.map((item) => (
                  <li key={item.key} className="flex items-center gap-2 py-1 font-medium">
                    {titleIn(item, language)}
                    {item.beta && <Pill tone="sun">{t("settings.navigation.columns.beta")}</Pill>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
