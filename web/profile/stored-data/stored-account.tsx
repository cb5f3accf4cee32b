import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { KeptData } from "../../../contract/privacy.ts";
import { formatPhone } from "../../../domain/accounts/account-rules.ts";
import { formatDate } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Email } from "../../ui/email.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { ChangeLink } from "../../ui/summary-list.tsx";
import { DataCard, Until } from "./data-card.tsx";
import { StoredPreferences } from "./stored-preferences.tsx";

export function StoredAccount({ stored: { user, preferences, sessions } }: { stored: KeptData }) {
  const { t } = useTranslation(["profile/stored-data", "profile"]);
  const { language, pathOf } = useSite();
  const answers = [
    ["name", <bdi key="name">{user.username}</bdi>],
    ["email", <Email key="email">{user.email}</Email>],
    ["phone", <Ltr key="phone">{formatPhone(user.phonenumber)}</Ltr>],
    ["reached", <StoredPreferences key="reached" preferences={preferences} />],
    ["since", formatDate(user.createdAt, language)],
    ["signedIn", t("account.sessions", { count: sessions })],
  ] as const;

  return (
    <DataCard
      heading={t("account.heading")}
      aside={
        <ChangeLink to={pathOf(paths.profileUpdate)} what={t("account.heading")}>
          {t("profile:details.change")}
        </ChangeLink>
      }
    >
      <dl className="mt-2">
        {answers.map(([name, answer]) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line py-2 not-first:border-t sm:grid sm:grid-cols-[180px_minmax(0,1fr)]"
          >
            <dt className="text-label text-ink-muted">{t(`account.${name}`)}</dt>
            <dd className="min-w-0 font-medium max-sm:text-end">{answer}</dd>
          </div>
        ))}
      </dl>
      <Until>{t("account.until")}</Until>
    </DataCard>
  );
}
