import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { TimelineEntry } from "../../../../contract/office/clients/timeline.ts";
import { inDubai } from "../../../../domain/dubai-time.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { formatDayAndMonth, formatMoment } from "../../../i18n/formats.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { Price } from "../../../ui/price.tsx";
import {
  chat as chatPath,
  message as messagePath,
  request as requestPath,
} from "../../kit/paths.ts";
import { StaffShown } from "../../kit/staff-shown.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { entryIcons, entryTone, useEntryWords } from "./use-entry-words.ts";

type Props = { entry: TimelineEntry; isToday: boolean };

export function Entry({ entry, isToday }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const wordsOf = useEntryWords();
  const { at, kind, staff, request, messageId, chatId, text, amountFils, againAt } = entry;
  const words = wordsOf(entry);
  const about = messageId ? messagePath(messageId) : chatId ? chatPath(chatId) : undefined;
  const day = inDubai(new Date(at)).slice(0, 10);

  return (
    <li className="group relative grid grid-cols-[1.875rem_minmax(0,1fr)_auto] gap-x-3 py-2">
      <span
        aria-hidden="true"
        className="absolute inset-s-3.5 top-9 -bottom-2 w-px bg-line-soft group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={`grid size-7.5 place-items-center rounded-full ${entryTone(entry)}`}
      >
        <Icon name={entryIcons[kind]} size={16} />
      </span>
      <div className="min-w-0 pt-0.5">
        <p className="font-strong">
          {about === undefined ? (
            words
          ) : (
            <Link to={about} className="hover:underline">
              {words}
            </Link>
          )}
          {amountFils !== null && (
            <>
              {" "}
              <Price amount={formatAmount(amountFils)} />
            </>
          )}
        </p>
        {request && (
          <p className="text-xs text-ink-muted">
            <Link to={requestPath(request.id)} className="hover:underline">
              <Ltr>{request.number}</Ltr>
            </Link>
          </p>
        )}
        {againAt && (
          <p className="text-xs text-ink-muted">
            {t("clients.one.timeline.again", { moment: formatMoment(againAt, language) })}
          </p>
        )}
        {text !== null && (
          <p
            dir="auto"
            className="mt-1 w-fit max-w-full rounded-field bg-surface-raised px-3 py-2 wrap-anywhere whitespace-pre-line shadow-1"
          >
            {text}
          </p>
        )}
      </div>
      <p className="max-w-28 pt-1 text-end text-xs text-ink-muted">
        <time dateTime={at} title={formatMoment(at, language)} className="block whitespace-nowrap">
          {isToday ? (
            <Ltr>{inDubai(new Date(at)).slice(11, 16)}</Ltr>
          ) : (
            formatDayAndMonth(day, language)
          )}
        </time>
        {staff && <StaffShown>{staff}</StaffShown>}
      </p>
    </li>
  );
}
