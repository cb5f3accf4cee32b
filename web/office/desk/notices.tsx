import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listNotices, type Notice, readNotice } from "../../../contract/office/desk/colleagues.ts";
import { useRead } from "../../api/use-read.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Button } from "../../ui/button.tsx";
import { useRefresh } from "../../ui/use-refresh.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { useSession } from "../frame/session.tsx";
import { request } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";

const EVERY_MS = 20_000;

/** What colleagues did with one's requests, a line each until it is read. */
export function Notices() {
  const { t } = useTranslation("office");
  const { ask, member } = useSession();
  const mayWork = member.roles.some((role) => role === "agent" || role === "admin");
  const { body, reload } = useRead(ask, listNotices, mayWork ? {} : undefined);
  const [read, setRead] = useState<readonly string[]>([]);

  useRefresh(() => (mayWork ? reload() : undefined), EVERY_MS);

  const notices = (body?.data ?? []).filter(({ id }) => !read.includes(id));
  if (notices.length === 0) return null;
  const markRead = async (id: string) => {
    const answer = await ask(readNotice, { params: { id }, body: {} });
    if (answer.code === 200) setRead((before) => [...before, id]);
  };

  return (
    <section className="grid gap-3" aria-label={t("notices.label")}>
      <ul className="grid gap-2">
        {notices.map((notice) => (
          <OneNotice key={notice.id} notice={notice} onRead={() => void markRead(notice.id)} />
        ))}
      </ul>
    </section>
  );
}

function OneNotice({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { kind, by, number, requestId, reason, at } = notice;

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-surface-raised px-5 py-3 shadow-1">
      <p className="min-w-0 grow basis-72">
        <bdi className="font-strong">{by[language]}</bdi> {t(`notices.${kind}`)}{" "}
        <Link to={request(requestId)} className="link">
          <Ltr>{number}</Ltr>
        </Link>
        {reason !== "" && (
          <>
            {": "}
            <bdi className="wrap-anywhere">{reason}</bdi>
          </>
        )}
        <time dateTime={at} className="block text-xs text-ink-muted">
          {formatMoment(at, language)}
        </time>
      </p>
      <Button variant="quiet" size="small" icon="check" onClick={onRead}>
        {t("notices.read")}
        <span className="sr-only"> {number}</span>
      </Button>
    </li>
  );
}
