import { useTranslation } from "react-i18next";
import * as paths from "../../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import { type Misfit, misfitsOf } from "../../../../domain/purchase/fit-check.ts";
import { coverEndsOn } from "../../../../domain/requests/cover-period.ts";
import { isCalendarDay } from "../../../../domain/calendar-day.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { useSite } from "../../../i18n/use-site.ts";
import { focusField } from "../../../ui/error-summary.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextLink } from "../../../ui/link.tsx";
import type { StoredChoice } from "../../draft/stored-choice.ts";

/** Fields of this form in which it is changed; everything else is changed among the quotes. */
const changedHere: Partial<Record<Misfit, string>> = {
  bankNotNamed: "bank",
  registrationGap: "startDate",
  coverEndsFirst: "startDate",
  youngDriver: "driverUnder25",
};

type Props = { draft: PurchaseDraft; choice: StoredChoice; startDate: string };

const knownDay = (text: string) => (isCalendarDay(text) ? text : "");

export function MisfitNotes({ draft, choice, startDate }: Props) {
  const { t } = useTranslation("purchase/fit");
  const { language, pathOf } = useSite();
  const { coverType, terms } = choice;
  const start = knownDay(startDate);
  const registrationEnds = knownDay(draft.registrationEnds);
  const found = misfitsOf({
    coverType,
    startDate: start,
    registrationEnds,
    financed: draft.financed === "true",
    bank: draft.bank.trim(),
    wantsAgencyRepair: draft.repair === "agency",
    drivesToOman: draft.drivingToOman === "true",
    hasDriverUnder25: draft.driverUnder25 === "true",
    terms: terms && { hasAgencyRepair: terms.repair === "agency", coversOman: terms.coversOman },
  });
  const shownDay = (day: string) => (day === "" ? "" : formatDay(day, language));
  const facts = {
    insurer: choice.insurerName[language],
    start: shownDay(start),
    registration: shownDay(registrationEnds),
    end: shownDay(start && coverEndsOn(start)),
  };

  return (
    <div role="status">
      {found.length > 0 && (
        <ul className="grid gap-2 rounded-field bg-warning-soft px-4 pt-3 pb-1 text-label text-warning-ink">
          {found.map((misfit) => {
            const field = changedHere[misfit];
            return (
              <li key={misfit} className="flex items-start gap-3">
                <Icon name="info" size={20} className="mt-0.5" />
                <div className="max-w-reading">
                  <p>{t(`misfits.${misfit}.says`, facts)}</p>
                  <TextLink
                    {...(field === undefined
                      ? { to: pathOf(paths.quotes) }
                      : { href: `#${field}`, onClick: focusField })}
                  >
                    {t(`misfits.${misfit}.change`)}
                  </TextLink>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
