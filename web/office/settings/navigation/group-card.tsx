import { useTranslation } from "react-i18next";
import type { MenuGroup, MenuSection } from "../../../../contract/menu.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { ItemRow } from "./item-row.tsx";
import { addItem, editAt, nameOf, type Place } from "./menu-edits.ts";
import { Buttons, Flag, Flags, ROW } from "./row-parts.tsx";
import { MoveButtons, TitleFields } from "./title-fields.tsx";
import type { MenuForm } from "./use-menu-form.ts";

type Ends = { isFirst: boolean; isLast: boolean };

const endsOf = (at: number, all: readonly unknown[]): Ends => ({
  isFirst: at === 0,
  isLast: at === all.length - 1,
});

/** One entry of the header's menu, with its columns. */
export function GroupCard({ form, group, ...ends }: { form: MenuForm; group: MenuGroup } & Ends) {
  return (
    <Card flush aria-label={group.title} className="divide-y divide-line">
      <Heading form={form} place={[group.key]} one={group} {...ends} isGroup />
      {group.sections.map((section, at) => (
        <SectionRows
          key={section.key}
          form={form}
          place={[group.key, section.key]}
          section={section}
          {...endsOf(at, group.sections)}
        />
      ))}
    </Card>
  );
}

type HeadingProps = Ends & {
  form: MenuForm;
  place: Place;
  one: { title: string; titleAr: string; shown: boolean };
  isGroup?: boolean;
};

function Heading({ form, place, one, isGroup = false, ...ends }: HeadingProps) {
  const { language } = useLanguage();
  const name = language === "ar" ? one.titleAr : one.title;
  const ground = form.changes.has(nameOf(place))
    ? "bg-accent-soft"
    : isGroup
      ? "bg-surface-leaf"
      : "bg-surface-soft";

  return (
    <div role="group" aria-label={name} className={`${ROW} ${ground}`}>
      <TitleFields {...{ form, place, name }} titles={one} isStrong />
      <Flags>
        <Flag
          name="shown"
          isOn={one.shown}
          onChange={(shown) => form.edit((menu) => editAt(menu, place, { shown }))}
        />
      </Flags>
      <Buttons>
        <MoveButtons {...{ form, place, name }} {...ends} />
      </Buttons>
    </div>
  );
}

type SectionProps = Ends & {
  form: MenuForm;
  place: readonly [string, string];
  section: MenuSection;
};

function SectionRows({ form, place, section, ...ends }: SectionProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const name = language === "ar" ? section.titleAr : section.title;

  const add = () => {
    const key = `item-${crypto.randomUUID()}`;
    form.edit((menu) => addItem(menu, place, key));
  };

  return (
    <>
      <Heading {...{ form, place }} one={section} {...ends} />
      <ul className="divide-y divide-line">
        {section.items.map((item, at) => (
          <li key={item.key}>
            <ItemRow
              form={form}
              place={[...place, item.key]}
              item={item}
              {...endsOf(at, section.items)}
            />
          </li>
        ))}
      </ul>
      <div className="px-card py-2">
        <Button variant="link" size="small" icon="plus" onClick={add}>
          {t("settings.navigation.add")}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </>
  );
}
