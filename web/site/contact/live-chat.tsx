import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../../api/site-facts.ts";
import { Icon } from "../../ui/icon.tsx";

const look =
  "-mx-2 flex min-h-15 w-full items-center gap-4 rounded-field px-2 py-2 text-start hover:bg-canopy-veil";

/** Without a live chat it links to the form below. */
export function LiveChat() {
  const { t } = useTranslation("site");
  const widget = useRouteLoaderData<SiteFacts>("root")?.installation.chatWidget;
  const words = (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-canopy-2 text-accent">
        <Icon name="chat" />
      </span>
      <span className="font-strong">{t("contact.person.chat")}</span>
    </>
  );

  return (
    <li>
      {widget ? (
        <>
          <button type="button" data-chat={widget} className={look}>
            {words}
          </button>
          <dialog data-chat-panel="" aria-label={t("contact.person.chat")} className="dialog">
            <form method="dialog" className="text-end">
              <button className="btn btn-quiet btn-sm">{t("contact.person.closeChat")}</button>
            </form>
          </dialog>
        </>
      ) : (
        <a href="#leave-message" className={look}>
          {words}
        </a>
      )}
    </li>
  );
}
