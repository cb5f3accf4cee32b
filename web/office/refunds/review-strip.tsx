import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listDesk } from "../../../contract/office/desk/requests.ts";
import { useRead } from "../../api/use-read.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { useSession } from "../frame/session.tsx";
import { request, requests } from "../kit/paths.ts";

const SHOWN = 3;
const search = new URLSearchParams({ view: "paymentReview" }).toString();

/** Payments of which nobody knows yet whether money came: they are ended in their request. */
export function ReviewStrip() {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { body } = useRead(ask, listDesk, { query: { view: "paymentReview" } });
  const rows = body?.data ?? [];

  if (rows.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 rounded-field bg-warning-soft px-4 py-1 text-sm text-warning-ink">
      <span className="inline-flex items-center gap-2 font-strong">
        <Icon name="alert" size={20} className="shrink-0" />
        {t("refunds.review", { count: rows.length })}
      </span>
      {rows.slice(0, SHOWN).map(({ id, number, name }) => (
        <span key={id} className="inline-flex flex-wrap items-center gap-x-2">
          <Link
            to={`${request(id)}?${search}`}
            className="inline-flex min-h-target items-center font-medium underline underline-offset-4"
          >
            <Ltr>{number}</Ltr>
          </Link>
          <bdi>{name}</bdi>
        </span>
      ))}
      {rows.length > SHOWN && (
        <Link
          to={`${requests}?${search}`}
          className="inline-flex min-h-target items-center font-medium underline underline-offset-4"
        >
          {t("refunds.reviewMore")}
        </Link>
      )}
    </p>
  );
}
