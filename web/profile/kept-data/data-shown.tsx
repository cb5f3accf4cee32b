import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import type { Notice } from "../notice.ts";
import { NoticeBanner } from "../notice-banner.tsx";
import { KeptAccount } from "./kept-account.tsx";
import { KeptDraft } from "./kept-draft.tsx";
import { KeptMessages } from "./kept-messages.tsx";
import { KeptRequests } from "./kept-requests.tsx";
import { Erase } from "./erase.tsx";
import { Leave } from "./leave.tsx";
import { TakeOut } from "./take-out.tsx";

type Props = { kept: KeptData; onErased: () => Promise<void> };

export function DataShown({ kept, onErased }: Props) {
  const { t } = useTranslation("profile");
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
      <KeptAccount kept={kept} />
      <KeptRequests requests={kept.requests} />
      <KeptDraft draft={kept.draft} />
      <KeptMessages messages={kept.messages} />
      <TakeOut />
      <Erase
        kept={kept}
        notify={notify}
        onErased={async () => {
          await onErased();
          notify({ kind: "success", text: t("data.erase.done") });
        }}
      />
      <Leave kept={kept} notify={notify} />
    </div>
  );
}
