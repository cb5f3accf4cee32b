import { useTranslation } from "react-i18next";
import type { PhoneHours } from "../../../contract/hours.ts";
import { dayAfter } from "../../../domain/calendar-day.ts";
import { weekdayOf } from "../../../domain/calendar/office-calendar.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { weekdayName } from "../../i18n/weekday-names.ts";
import { Pill } from "../../ui/pill.tsx";
import nearHoursScript from "./near-hours-script.ts?inline-script";
import { isEveryDay, openHours, OpenWords } from "./open-words.tsx";

type Day = PhoneHours["near"][number];

/** Around a holiday: today's hours and tomorrow's, of which a script of its own shows one. */
export function NearHours({ hours }: { hours: PhoneHours }) {
  const always = hours.week[0]?.spans ?? [];

  return (
    <>
      <span data-near="">
        {hours.near.map((day) => (
          <span key={day.day} data-day={day.day} data-hours={openHours(day.spans)}>
            <OpenWords spans={day.spans} />
            <span data-next="" hidden>
              <Pill wraps icon="clock">
                <Closed {...day} />
              </Pill>
            </span>
          </span>
        ))}
        {isEveryDay(hours) && (
          <span data-day="" data-hours={openHours(always)}>
            <OpenWords spans={always} />
          </span>
        )}
      </span>
      <script type="module" dangerouslySetInnerHTML={{ __html: nearHoursScript }} />
    </>
  );
}

const DAYS_BY_NAME = 6;

function Closed({ day, closedFor, next }: Day) {
  const { t } = useTranslation("site");
  const { language } = useSite();
  const holiday = closedFor?.[language] ?? "";
  const kind = closedFor ? "holiday" : "now";
  if (!next) return t(`contact.closed.${kind}.long`, { holiday });
  const { time } = next;
  if (next.day === dayAfter(day, 1)) return t(`contact.closed.${kind}.tomorrow`, { holiday, time });
  const isNear = next.day <= dayAfter(day, DAYS_BY_NAME);
  const name = isNear ? weekdayName(weekdayOf(next.day), language) : formatDay(next.day, language);
  return t(`contact.closed.${kind}.onDay`, { holiday, time, day: name });
}
