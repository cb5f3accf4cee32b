import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { exportRefunds, type RefundView } from "../../../contract/office/refunds/routes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { useKeys } from "../frame/keys.tsx";
import { Listed } from "../kit/listed.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { RefundCase } from "./refund-case.tsx";
import { listOf, readRefundView } from "./refund-query.ts";
import { RefundTable } from "./refund-table.tsx";
import { RefundTabs } from "./refund-tabs.tsx";
import { ReviewStrip } from "./review-strip.tsx";
import { useRefundCounts } from "./use-refund-counts.ts";
import { useRefundNews } from "./use-refund-news.ts";
import { useRefunds } from "./use-refunds.ts";

/** The list, and beside it the refund that is open; on a narrow screen one of both. */
export function RefundsPage() {
  const { t } = useTranslation("office");
  const { id } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = readRefundView(search);
  const list = useRefunds(view);
  const { counts, recount } = useRefundCounts();
  const table = useRef<HTMLDivElement>(null);
  useRefundNews(() => {
    list.reload();
    recount();
  });

  const move = (by: 1 | -1) => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>("tbody th a") ?? [])];
    const focused = links.findIndex((link) => link === document.activeElement);
    const next = focused < 0 ? (by === 1 ? 0 : links.length - 1) : focused + by;
    links[next]?.focus();
  };
  useKeys({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyU: id === undefined ? undefined : () => void navigate(listOf(view)),
  });

  return (
    <div className="grid gap-4">
      <PageTitle>{t("refunds.name")}</PageTitle>
      <Heading view={view} counts={counts} isAlone={id === undefined} />
      <div
        className={`grid items-start gap-5 ${id ? "lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]" : ""}`}
      >
        <div className={`grid gap-4 ${id ? "max-lg:hidden" : ""}`}>
          <ReviewStrip />
          <RefundTabs shown={view} counts={counts?.views} id={id} />
          <Listed list={list} none={t("refunds.none")} noneHelp={t("refunds.noneHelp")}>
            {(rows) => (
              <div ref={table}>
                <RefundTable rows={rows} view={view} shown={id} />
              </div>
            )}
          </Listed>
        </div>
        {id && (
          <RefundCase
            key={id}
            id={id}
            back={listOf(view)}
            onDone={() => {
              list.reload();
              recount();
            }}
          />
        )}
      </div>
    </div>
  );
}

type Counts = ReturnType<typeof useRefundCounts>["counts"];

type HeadingProps = { view: RefundView; counts: Counts; isAlone: boolean };

function Heading({ view, counts, isAlone }: HeadingProps) {
  const { t } = useTranslation("office");

  return (
    <header
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${isAlone ? "" : "max-lg:sr-only"}`}
    >
      <h1 className="text-title">{t("refunds.name")}</h1>
      {counts && (
        <p className="text-sm text-ink-muted">
          {counts.people === 0 ? (
            t("refunds.nothingOwed")
          ) : (
            <>
              <Price amount={formatAmount(counts.owedFils)} className="font-strong text-ink" />{" "}
              {t("refunds.owed", { count: counts.people })}
            </>
          )}
        </p>
      )}
      <span className={`ms-auto print:hidden ${isAlone ? "" : "max-lg:hidden"}`}>
        <ButtonLink
          variant="quiet"
          size="small"
          icon="download"
          href={`${exportRefunds.url}?view=${view}`}
          download
        >
          {t("refunds.export")}
        </ButtonLink>
      </span>
    </header>
  );
}
