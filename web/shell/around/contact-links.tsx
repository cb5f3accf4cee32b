import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { ChatLink } from "../chat/chat-link.tsx";

type Props = {
  className: string;
  /** On a phone it stands beside the wordmark, and takes no line of its own. */
  chatClassName?: string;
};

export function ContactLinks({ className, chatClassName }: Props) {
  const { t } = useTranslation("around");
  const { chatPath } = useSite();
  const links = [
    ["phone", t("footer.call"), brand.telephoneLink, brand.telephone],
    ["mail", t("footer.write"), `mailto:${brand.email}`, brand.email],
  ] as const;

  return (
    <ul className={className}>
      {links.map(([icon, label, href, text]) => (
        <li key={icon}>
          <a href={href} className="footer-link flex items-center gap-2.5">
            <Icon name={icon} size={20} />
            <span className="sr-only">{label}</span>
            <Ltr className="wrap-anywhere whitespace-normal">{text}</Ltr>
          </a>
        </li>
      ))}
      {chatPath && (
        <li className={chatClassName}>
          <ChatLink className="footer-link flex items-center gap-2.5" />
        </li>
      )}
    </ul>
  );
}
