import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";

const look =
  "-mx-2 flex min-h-15 w-full items-center gap-4 rounded-field px-2 py-2 text-start hover:bg-canopy-veil";

function Words({ icon, children }: { icon: "chat" | "edit"; children: string }) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-canopy-2 text-accent">
        <Icon name={icon} />
      </span>
      <span className="font-strong">{children}</span>
    </>
  );
}

export function LiveChat({ widget }: { widget: string }) {
  const { t } = useTranslation("site");

  return (
    <li>
      <button type="button" data-chat={widget} className={look}>
        <Words icon="chat">{t("contact.person.chat")}</Words>
      </button>
      <dialog data-chat-panel="" aria-label={t("contact.person.chat")} className="dialog">
        <form method="dialog" className="text-end">
          <button className="btn btn-quiet btn-sm">{t("contact.person.closeChat")}</button>
        </form>
      </dialog>
    </li>
  );
}

/** Instead of a live chat: the form below, called what it is. */
export function LeaveMessage() {
  const { t } = useTranslation("site");

  return (
    <li>
      <a href="#leave-message" className={look}>
        <Words icon="edit">{t("contact.form.heading")}</Words>
      </a>
    </li>
  );
}
