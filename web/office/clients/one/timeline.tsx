import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OneClient } from "../../../../contract/office/clients/one.ts";
import { listTimeline } from "../../../../contract/office/clients/timeline.ts";
import { type TimelineFilter, timelineFilters } from "../../../../domain/clients/timeline.ts";
import { formatMonth } from "../../../i18n/formats.ts";
import { useNow } from "../../../ui/use-now.ts";
import { useSession } from "../../frame/session.tsx";
import { Listed } from "../../kit/listed.tsx";
import { usePages } from "../../kit/use-pages.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { entriesByTime } from "./entries-by-time.ts";
import { Entry } from "./timeline-entry.tsx";
import { PANEL, RareKinds, tabId, tabOf, TimelineTabs } from "./timeline-tabs.tsx";

/** What happened with a person, the newest first, all of it or by kind. */
export function Timeline({ client: { id, counts } }: { client: OneClient }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const now = useNow();
  const [shown, setShown] = useState<TimelineFilter>("all");
  const list = useTimeline(id, shown);
  const tab = tabOf(shown);

  return (
    <section aria-labelledby="timeline" className="grid gap-3 lg:pt-1">
      <h2 id="timeline" className="sr-only">
        {t("clients.one.timeline.heading")}
      </h2>
      <TimelineTabs {...{ counts, shown, onShow: setShown }} />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(tab)} className="grid gap-3">
        {tab === "more" && <RareKinds {...{ counts, shown, onShow: setShown }} />}
        <Listed
          list={list}
          none={t("clients.one.timeline.none")}
          noneHelp={t("clients.one.timeline.noneHelp")}
        >
          {(entries) =>
            entriesByTime(entries, now).map(({ time, entries: ofTime }) => (
              <section key={time} className="not-first:mt-3">
                <h3 className="px-1 pb-1 text-sm text-ink-muted">
                  {time === "today" ? t("clients.one.timeline.today") : formatMonth(time, language)}
                </h3>
                <ul className="text-sm">
                  {ofTime.map((entry) => (
                    <Entry key={entry.id} entry={entry} isToday={time === "today"} />
                  ))}
                </ul>
              </section>
            ))
          }
        </Listed>
      </div>
    </section>
  );
}

function useTimeline(id: string, shown: TimelineFilter) {
  const { ask } = useSession();
  const read = useCallback(
    (key: string, { signal, ...cursor }: { cursor?: string; signal: AbortSignal }) => {
      const kind = timelineFilters.find((one) => one === key) ?? "all";
      return ask(listTimeline, { params: { id }, query: { kind, ...cursor }, signal });
    },
    [ask, id],
  );
  return usePages(shown, read);
}
