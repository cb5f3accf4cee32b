import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { historyEvents } from "../../../domain/requests/request-audit-events.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSession } from "../frame/session.tsx";
import { useLanguage } from "../kit/use-language.ts";
import type { Change } from "../live/use-live-change.ts";
import { saidOf } from "./said-of.ts";

/** A name may be of the other direction than the line. */
const apart = (name: string) => `\u2068${name}\u2069`;

/** Words for what somebody did with a request, and for what others did meanwhile. */
export function useSaying() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member } = useSession();

  return {
    /** Undefined where nothing was done that needs a confirmation. */
    ofOwn: (before: DeskRequest, found: DeskRequest): string | undefined => {
      const toSay = saidOf(before, found, member.id);
      if (!toSay) return undefined;
      const { what, count } = toSay;
      const number = isolated(found.number, language);
      return t(`request.done.${what}` as "request.done.released", {
        name: apart(found.name),
        number,
        count,
      });
    },

    ofOthers: (before: DeskRequest, change: Change<DeskRequest>): string => {
      const { event, by, found = before } = change;
      const paidFils = found.capturedFils - before.capturedFils;
      if (paidFils > 0) {
        const amount = isolated(`AED ${formatAmount(paidFils)}`, language);
        return t("request.changed.paid", { amount });
      }
      const known = historyEvents.find((one) => one === event);
      const what = known ? t(`request.events.${known}`) : t(`states.${found.state}`);
      return by === "staff" ? t("request.changed.byStaff", { what }) : what;
    },
  };
}
