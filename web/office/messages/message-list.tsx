import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { messageStates } from "../../../domain/contact/message-states.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Came } from "../desk/came.tsx";
import { useCounts } from "../desk/use-counts.ts";
import { ViewTabs } from "../desk/view-tabs.tsx";
import { InlineSelect } from "../kit/inline-select.tsx";
import { Listed } from "../kit/listed.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { message as pathOf, messages } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";
import { MessagePill } from "./message-pill.tsx";
import { readMessageState } from "./message-query.ts";
import { useMessages } from "./use-messages.ts";

/** Messages of the contact form, beside the views of requests. */
export function MessageList() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = readMessageState(search);
  const counts = useCounts();
  const list = useMessages(state);
  const choices = [...messageStates, "all"] as const;

  return (
    <div className="grid gap-5">
      <PageTitle>{t("messages.name")}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-title">{t("messages.name")}</h1>
        <InlineSelect
          label={t("desk.columns.state")}
          value={state}
          options={choices.map((value) => ({ value, label: t(`messages.states.${value}`) }))}
          onChoose={(value) => void navigate(`${messages}?state=${value}`)}
        />
      </div>
      <ViewTabs shown="messages" counts={counts} />
      {(state === "new" || state === "all") && (
        <Came
          key={state}
          counts={counts}
          figure="messages"
          rows={list.rows}
          label={(count) => t("messages.came", { count })}
          onShow={list.reload}
        />
      )}
      <Listed list={list} none={t("messages.none")} noneHelp={t("messages.noneHelp")}>
        {(rows) => (
          <ul className="overflow-hidden rounded-card bg-surface-raised shadow-1">
            {rows.map((one) => (
              <li
                key={one.id}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-0.5 border-t border-line px-5 py-3 text-sm first:border-0 hover:bg-surface-soft has-[:focus-visible]:bg-surface-leaf"
              >
                <Link
                  to={`${pathOf(one.id)}?state=${state}`}
                  className="justify-self-start font-strong before:absolute before:inset-0"
                >
                  <bdi>{one.name}</bdi>
                </Link>
                <span className="justify-self-end">
                  <MessagePill state={one.state} />
                </span>
                <p dir="auto" className="truncate text-start">
                  {one.message}
                </p>
                <time dateTime={one.createdAt} className="text-end text-xs text-ink-muted">
                  {formatMoment(one.createdAt, language)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </div>
  );
}
