import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextLink } from "../../ui/link.tsx";

/** The header handles the logout button (shell/elements/account-menu.ts). */
export function AccountChoice() {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();

  return (
    <Card>
      <h2 className="text-lg leading-snug tracking-normal">{t("choices.account.heading")}</h2>
      <p className="mt-2 max-w-reading text-ink-muted">{t("choices.account.text")}</p>
      <p data-out="" className="mt-3 font-medium">
        {t("choices.account.out")}
      </p>
      <div data-in="" hidden>
        <p className="mt-3 font-medium">
          {t("choices.account.in")} <bdi data-person="" />
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button variant="quiet" size="small" icon="logout" data-logout="">
            {t("choices.account.logout")}
          </Button>
          <TextLink href={pathOf(paths.profileData)}>{t("choices.account.data")}</TextLink>
        </div>
      </div>
    </Card>
  );
}
