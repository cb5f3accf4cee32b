import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import type { SiteFacts } from "../../api/site-facts.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";

/** Opens the chat in place (elements/open-chat.ts); absent where another chat takes its place. */
export function ChatLink({ className = "link" }: { className?: string }) {
  const { t } = useTranslation();
  const { pathOf } = useSite();
  if (useRouteLoaderData<SiteFacts>("root")?.installation.chatWidget) return null;

  return (
    <a href={pathOf(paths.chat)} className={className}>
      <Icon name="chat" size={20} />
      {t("chat")}
    </a>
  );
}
