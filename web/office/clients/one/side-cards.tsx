import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { ConsentsCard } from "./consents-card.tsx";
import { SamePersonCard } from "../joining/same-person-card.tsx";
import { PreferencesCard } from "../preferences/preferences-card.tsx";
import { DataCard } from "../stored-data/data-card.tsx";
import type { SideCardProps } from "./side-card.ts";

const Preferences = ({ client, onChange }: SideCardProps) => (
  <PreferencesCard clientId={client.id} onChange={onChange} />
);

/** From top to bottom. */
const cards: readonly ComponentType<SideCardProps>[] = [
  Preferences,
  ConsentsCard,
  SamePersonCard,
  DataCard,
];

export function SideCards(props: SideCardProps) {
  const { t } = useTranslation("office");

  return (
    <aside aria-label={t("clients.title")} className="grid items-start gap-4 md:max-xl:grid-cols-2">
      {cards.map((Card, index) => (
        <Card key={index} {...props} />
      ))}
      <p className="flex items-start gap-2 text-xs text-ink-muted">
        <span className="shrink-0">
          <Icon name="eye" size={16} />
        </span>
        {t("clients.one.logged")}
      </p>
    </aside>
  );
}
