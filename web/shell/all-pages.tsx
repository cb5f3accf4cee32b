import { useTranslation } from "react-i18next";
import * as paths from "../../contract/page-paths.ts";
import type { Handle } from "./handle.ts";
import { useSite } from "../i18n/use-site.ts";
import { DocumentTitle } from "../ui/document-title.tsx";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-paths.ts";
import { Link } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";
import { Pill } from "../ui/pill.tsx";
import { type MenuGroup, type MenuItem, useMenu } from "./around/menu.ts";

export const handle: Handle = { kind: "still", area: "shell" };

const icons: Record<MenuGroup["key"], IconName> = {
  personal: "car",
  business: "briefcase",
  company: "shield",
  help: "chat",
};

export default function AllPages() {
  const { t } = useTranslation("around");
  const { pathOf } = useSite();
  const account: MenuItem[] = [
    { title: t("allPages.home"), href: pathOf(paths.home) },
    { title: t("account.login"), href: pathOf(paths.login) },
    { title: t("allPages.signup"), href: pathOf(paths.signUp) },
    { title: t("account.profile"), href: pathOf(paths.profile) },
  ].map((item) => ({ ...item, isCurrent: false, isBeta: false }));

  return (
    <>
      <DocumentTitle title={t("allPages.title")} description={t("allPages.description")} />
      <Page heading={t("allPages.heading")} lead={t("allPages.lead")}>
        <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-4">
          {useMenu().map((group) => (
            <GroupCard key={group.key} icon={icons[group.key]} title={group.title}>
              {group.sections.map((section) => (
                <section key={section.key} className="mt-5">
                  <h3 className="text-sm font-strong tracking-normal text-accent-text">
                    {section.title}
                  </h3>
                  <Items items={section.items} />
                </section>
              ))}
            </GroupCard>
          ))}
          <GroupCard icon="user" title={t("allPages.account")}>
            <div className="mt-4">
              <Items items={account} />
            </div>
          </GroupCard>
        </div>
      </Page>
    </>
  );
}

function GroupCard(props: { icon: IconName; title: string; children: React.ReactNode }) {
  return (
    <section className="rounded-card bg-surface-raised shadow-1">
      <h2 className="scallop flex items-center gap-3 rounded-t-card bg-canopy px-6 pt-5 pb-4 text-title-sm text-canopy-ink">
        <Icon name={props.icon} />
        {props.title}
      </h2>
      <div className="px-6 pt-3 pb-5">{props.children}</div>
    </section>
  );
}

function Items({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation("around");

  return (
    <ul>
      {items.map((item) => (
        <li key={item.href} className="border-t border-line first:border-t-0">
          <Link
            href={item.href}
            aria-current={item.isCurrent ? "page" : undefined}
            className="group flex min-h-13 items-center gap-3 font-medium hover:text-link"
          >
            {item.title}
            {item.isBeta && <Pill tone="sun">{t("navigation.beta")}</Pill>}
            <Icon name="arrow" size={20} className="ms-auto text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
