import { useTranslation } from "react-i18next";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";

/** Opens the chat in place (elements/open-chat.ts); absent where another chat takes its place. */
export function ChatLink({ className = "link" }: { className?: string }) {
  const { t } = useTranslation();
  const { chatPath } = useSite();
  if (!chatPath) return null;

  return (
    <a href={chatPath} className={className}>
      <Icon name="chat" size={20} />
      {t("chat")}
    </a>
  );
}
