import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useReasons } from "../../prices/use-reasons.ts";
import { Banner } from "../../ui/banner.tsx";
import { TextLink } from "../../ui/link.tsx";

export function Declined({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation(["purchase", "problems"]);
  const { pathOf } = useSite();
  const reasonsOf = useReasons();
  const why = reasonsOf(reasons);

  return (
    <Banner
      live
      kind="error"
      title={t("problems:requests.declined")}
      actions={<TextLink to={pathOf(paths.quotes)}>{t("check.failed.otherQuote")}</TextLink>}
    >
      {why && t("check.declined.reason", { reason: why })}
    </Banner>
  );
}
