import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import type { Notice } from "../notice.ts";
import { NoticeBanner } from "../notice-banner.tsx";
import { AccessLog } from "./access-log.tsx";
import { StoredAccount } from "./stored-account.tsx";
import { StoredDraftCard } from "./stored-draft.tsx";
import { StoredChats } from "./stored-chats.tsx";
import { StoredMessages } from "./stored-messages.tsx";
import { StoredRequests } from "./stored-requests.tsx";
import { Erase } from "./erase.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";

type Props = { stored: KeptData; onErased: () => Promise<unknown> };

export function DataShown({ stored, onErased }: Props) {
  const { t } = useTranslation("profile/stored-data");
  const [notice, setNotice] = useState<Notice>();
  const message = useRef<HTMLDivElement>(null);

  const notify = (what: Notice) => {
    setNotice(what);
    // The pressed button may be gone: keyboard users continue from the message.
    requestAnimationFrame(() => message.current?.focus());
  };

  return (
    <div className="grid max-w-form gap-4">
      <NoticeBanner notice={notice} box={message} />
      <StoredAccount stored={stored} />
      <StoredRequests requests={stored.requests} />
      <StoredDraftCard draft={stored.draft} />
      <StoredMessages messages={stored.messages} />
      <StoredChats chats={stored.chats} />
      <AccessLog accessLog={stored.accessLog} />
      <DownloadData />
      <Erase
        stored={stored}
        notify={notify}
        onErased={async () => {
          await onErased();
          notify({ kind: "success", text: t("erase.done") });
        }}
      />
      <DeleteAccount stored={stored} notify={notify} />
    </div>
  );
}
