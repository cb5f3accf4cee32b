import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { listRequests, type RequestSummary } from "../../../contract/requests.ts";
import { apiContext } from "../../api/context.ts";
import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PostForm } from "../../ui/post-form.tsx";
import type { Route } from "./+types/requests.ts";
import * as paths from "../../../contract/page-paths.ts";
import { TextLink } from "../../ui/link.tsx";
import { CancelDialog } from "../cancel-dialog.tsx";
import { Cars } from "../cars/cars.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { LoginRequired } from "../login-required.tsx";
import { RequestTable } from "./request-table.tsx";
import { NoticeBanner } from "../notice-banner.tsx";
import type { Notice } from "../notice.ts";
import { Totals } from "./totals.tsx";
import { useCancel } from "../use-cancel.ts";
import { usePayment } from "../use-payment.ts";
import { olderInForce, useRequests } from "./use-requests.ts";

export const handle: Handle = { area: "profile" };

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(listRequests);

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { t: problem } = useTranslation("problems");
  const { pathOf } = useSite();
  const { listing, failure, reload, isLoading, more, takeCancelled } = useRequests(loaderData);
  const [notice, setNotice] = useState<Notice>();
  const [asked, setAsked] = useState<RequestSummary>();
  const message = useRef<HTMLDivElement>(null);

  const notify = (what: Notice) => {
    setNotice(what);
    // The pressed button may be gone: keyboard users continue from the message.
    requestAnimationFrame(() => message.current?.focus());
  };
  const { isBusy, cancel } = useCancel({ notify, take: takeCancelled });
  const payment = usePayment({ notify });

  if (!listing && failure?.code === 401) return <LoginRequired />;

  const title = <DocumentTitle title={t("cars.title")} />;
  const heading = (
    <h1 tabIndex={-1} className="mb-4">
      {t("cars.title")}
    </h1>
  );

  if (!listing)
    return (
      <>
        {title}
        {heading}
        <LoadFailed
          title={t("requests.loadFailed")}
          retryLabel={t("tryAgain")}
          isLoading={isLoading}
          onRetry={reload}
        >
          {failure?.data.code && problem(failure.data.code)}
        </LoadFailed>
      </>
    );

  return (
    <>
      {title}
      {heading}
      {listing.data.length === 0 ? (
        <EmptyState
          heading={t("requests.empty.heading")}
          action={
            <ButtonLink href={pathOf(paths.vehicleDetails)}>{t("requests.empty.start")}</ButtonLink>
          }
        >
          {t("requests.empty.text")}
        </EmptyState>
      ) : (
        <Cars requests={[...listing.data, ...olderInForce(listing)]} />
      )}
      <div className="@container">
        <header className="mb-3 flex flex-wrap items-baseline gap-x-7 gap-y-1">
          <h2 className="text-title-sm @max-[40rem]:-order-2">{t("requests.title")}</h2>
          <Totals totals={listing.totals} />
          <TextLink
            href={pathOf(paths.vehicleDetails)}
            className="ms-auto text-label @max-[40rem]:-order-1"
          >
            {t("requests.another")}
          </TextLink>
        </header>
      </div>
      <NoticeBanner notice={notice} box={message} onClose={() => setNotice(undefined)} />
      {listing.data.length > 0 && (
        <RequestTable
          requests={listing.data}
          payingId={payment.payingId}
          onPay={(request) => void payment.start(request)}
          onCancel={setAsked}
        />
      )}
      {listing.nextCursor !== null && (
        <div className="mt-6 grid justify-items-center gap-3">
          {more.failed && (
            <p role="alert" className="text-danger">
              {t("requests.moreFailed")}
            </p>
          )}
          <Button variant="quiet" busy={more.isLoading} onClick={more.load}>
            {t("requests.more")}
          </Button>
        </div>
      )}
      <CancelDialog
        request={asked}
        isBusy={isBusy}
        onClose={() => setAsked(undefined)}
        onConfirm={(request) => void cancel(request).then(() => setAsked(undefined))}
      />
      {payment.form && <PostForm {...payment.form} />}
    </>
  );
}
