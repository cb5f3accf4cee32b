import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { requests } from "../kit/paths.ts";
import { PageTitle } from "../kit/page-title.tsx";
import { AllWell } from "./all-well.tsx";
import { Figures } from "./figures.tsx";
import { Notices } from "./notices.tsx";
import { Reminders } from "./reminders.tsx";
import { SomeRequests } from "./some-requests.tsx";
import { useCounts } from "./use-counts.ts";

const work = [
  "overdue",
  "new",
  "mine",
  "approvals",
  "leads",
  "paidToRecord",
  "callsDue",
  "snoozed",
  "waitingForCustomer",
  "waitingForInsurer",
  "overdueAtInsurer",
  "moneyToGoBack",
  "cancellations",
  "messages",
  "chats",
] as const;

const health = ["mailFailed", "paymentReview", "verifyingLate", "gatewayTrouble"] as const;

/** Today's work: how much there is of each kind, what is due, and what has waited longest. */
export function Dashboard() {
  const { t } = useTranslation("office");
  const counts = useCounts();
  const isHealthy = counts && health.every((figure) => counts[figure] === 0);

  return (
    <div className="grid gap-6">
      <PageTitle>{t("frame.dashboard")}</PageTitle>
      <Notices />
      <Reminders />
      <h1 className="text-title">{t("dashboard.heading")}</h1>
      {counts && counts.lateTwice > 0 && (
        <SomeRequests
          view="lateTwice"
          heading={t("dashboard.lateTwice")}
          nothing={t("dashboard.nothing")}
          most={5}
          isNamed
        />
      )}
      <Figures
        figures={work}
        counts={counts}
        pressing={["overdue", "overdueAtInsurer"]}
        className="grid-cols-2 sm:grid-cols-3 xl:grid-cols-5 max-sm:[&>:first-child]:col-span-2"
      />
      <section className="grid gap-3">
        <h2 className="text-title-sm">{t("dashboard.health")}</h2>
        {isHealthy ? (
          <AllWell>{t("dashboard.healthy")}</AllWell>
        ) : (
          <Figures
            figures={health}
            counts={counts}
            pressing={health}
            className="grid-cols-2 lg:grid-cols-4"
          />
        )}
      </section>
      {counts && counts.mine > 0 && (
        <SomeRequests view="mine" heading={t("dashboard.mine")} nothing="" most={5} isNamed />
      )}
      <SomeRequests
        view="ours"
        heading={t("dashboard.waiting")}
        nothing={t("dashboard.nothing")}
        most={8}
      />
      {counts && counts.snoozed > 0 && (
        <Link to={`${requests}?view=snoozed`} className="link justify-self-start text-sm">
          {t("dashboard.snoozed", { count: counts.snoozed })}
        </Link>
      )}
    </div>
  );
}
