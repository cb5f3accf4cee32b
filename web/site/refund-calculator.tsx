import { useTranslation } from "react-i18next";
import * as paths from "../../contract/page-paths.ts";
import { readBlankLetter } from "../../contract/payments.ts";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { LetterLinks } from "../refund/letter-links.tsx";
import { RefundAnswer } from "../refund/refund-answer.tsx";
import { RefundSteps } from "../refund/refund-steps.tsx";
import { RefundTable } from "../refund/refund-table.tsx";
import type { Handle } from "../shell/handle.ts";
import { Card } from "../ui/card.tsx";
import { Page } from "../ui/page.tsx";
import type { Route } from "./+types/refund-calculator.ts";
import { SiteHead } from "./head/site-head.tsx";
import { Conditions } from "./refund/conditions.tsx";
import { readQuestion } from "./refund/read-question.ts";
import { NEXT_ID, RefundForm } from "./refund/refund-form.tsx";
import { Sources } from "./refund/sources.tsx";
import { WhetherToChange } from "./refund/whether-to-change.tsx";

export const handle: Handle = { kind: "still", area: "site" };

/** The page without a question is the same for everyone and on every day, and cached. */
export const loader = ({ url }: Route.LoaderArgs) => {
  const today = dayInDubai(new Date());
  const question = readQuestion(url.searchParams, today);
  return question && { question, today };
};

export default function RefundCalculator({ loaderData: asked }: Route.ComponentProps) {
  const { t } = useTranslation("site");
  const cancellation = asked?.question.cancellation;
  const title = t("refund.title");

  return (
    <>
      <SiteHead
        title={asked && !cancellation ? t("refund.errorTitle", { title }) : title}
        description={t("refund.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: title, path: paths.refundCalculator },
        ]}
      />
      <Page heading={t("refund.heading")} lead={t("refund.lead")}>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)] lg:gap-8">
          <RefundForm question={asked?.question} />
          <Card id={cancellation && NEXT_ID}>
            {asked && cancellation ? (
              <RefundAnswer cancellation={cancellation} today={asked.today} heading="h2" />
            ) : (
              <Scale />
            )}
          </Card>
        </div>
        <WhetherToChange cancellation={cancellation} />
        <Conditions />
        <section className="below-fold pt-section" data-reveal="">
          <div className="grid items-center gap-6 rounded-xl bg-surface-leaf p-7 sm:p-10 lg:grid-cols-[1fr_auto]">
            <div>
              <h2 className="text-title-sm">{t("refund.letter.heading")}</h2>
              <p className="mt-2 max-w-reading text-ink-muted">{t("refund.letter.text")}</p>
            </div>
            <LetterLinks address={readBlankLetter.url} name="cancellation" />
          </div>
        </section>
        <Sources />
      </Page>
    </>
  );
}

function Scale() {
  const { t } = useTranslation("site");

  return (
    <>
      <h2 className="text-title-sm">{t("refund.scaleHeading")}</h2>
      <p className="mt-2 text-ink-muted">{t("refund.scaleText")}</p>
      <div className="mt-6 grid gap-6">
        <RefundSteps />
        <RefundTable />
      </div>
    </>
  );
}
