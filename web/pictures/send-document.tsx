import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { openDocumentLink, sendByDocumentLink } from "../../contract/document-requests.ts";
import * as paths from "../../contract/page-paths.ts";
import { documentSlots } from "../../domain/documents/documents.ts";
import { apiContext } from "../api/context.ts";
import { formatMoment } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";
import type { Handle } from "../shell/handle.ts";
import { ButtonLink } from "../ui/button.tsx";
import { DocumentTitle } from "../ui/document-title.tsx";
import { Page } from "../ui/page.tsx";
import type { Route } from "./+types/send-document.ts";
import { Advice } from "./advice.tsx";
import { SendPictures } from "./send-pictures.tsx";
import { Thanks } from "./thanks.tsx";

export const handle: Handle = { area: "pictures" };

/** The address holds a secret: keep it from other sites and search engines. */
export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
});

export const loader = async ({ params: { token }, context }: Route.LoaderArgs) => {
  const send = context.get(apiContext);
  const answer = await send(openDocumentLink, { params: { token } });
  if (answer.code === 200) return { state: "open", token, asked: answer.data.data } as const;
  if (answer.code === 410) {
    const isSent = answer.data.code === "documents.alreadySent";
    return data({ state: isSent ? "sent" : "ended" } as const, { status: 410 });
  }
  if (answer.code === 404) return data({ state: "unknown" } as const, { status: 404 });
  return data({ state: "failed" } as const, { status: 503 });
};

export default function SendDocument({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === "open") return <Asked {...loaderData} />;
  if (loaderData.state === "sent") return <Sent />;
  return <NoLink why={loaderData.state} />;
}

type Open = Extract<Route.ComponentProps["loaderData"], { state: "open" }>;

function Asked({ asked, token }: Open) {
  const { t } = useTranslation("pictures");
  const { language } = useSite();
  const [isSent, setIsSent] = useState(false);
  const slots = documentSlots.filter((slot) => asked.slots.includes(slot));

  if (isSent) return <Sent isFresh />;
  return (
    <>
      <Head title={t("asked.title")} />
      <Page
        slim
        width="narrow"
        heading={t(slots.length === 1 ? "asked.heading.one" : "asked.heading.many")}
        lead={t(`faults.${asked.reason}`)}
      >
        <div className="grid gap-5">
          <p className="text-lg">{t(slots.length === 1 ? "asked.lead.one" : "asked.lead.many")}</p>
          <noscript>
            <p className="rounded-field bg-warning-soft px-5 py-4">{t("asked.needsScript")}</p>
          </noscript>
          <SendPictures
            slots={slots}
            url={sendByDocumentLink.url.replace(":token", encodeURIComponent(token))}
            onSent={() => setIsSent(true)}
          />
          <Advice />
          <p className="text-ink-muted">
            {t("asked.until", { moment: formatMoment(asked.expiresAt, language) })}
          </p>
        </div>
      </Page>
    </>
  );
}

function Sent({ isFresh = false }: { isFresh?: boolean }) {
  const { t } = useTranslation("pictures");
  const box = useRef<HTMLDivElement>(null);

  // The pressed button is gone: a screen reader continues from here.
  useEffect(() => {
    if (!isFresh) return;
    scrollTo({ top: 0 });
    box.current?.querySelector("h1")?.focus();
  }, [isFresh]);

  return (
    <div ref={box}>
      <Head title={t("thanks.title")} />
      <Thanks />
    </div>
  );
}

function NoLink({ why }: { why: "ended" | "unknown" | "failed" }) {
  const { t } = useTranslation("pictures");
  const { pathOf } = useSite();

  return (
    <>
      <Head title={t(`${why}.heading`)} />
      <Page width="narrow" heading={t(`${why}.heading`)} lead={t(`${why}.text`)}>
        {why === "ended" && (
          <ButtonLink href={pathOf(paths.profile)}>{t("ended.profile")}</ButtonLink>
        )}
        {/* An empty address is this page's own. */}
        {why === "failed" && (
          <ButtonLink href="" icon="refresh">
            {t("failed.retry")}
          </ButtonLink>
        )}
      </Page>
    </>
  );
}

function Head({ title }: { title: string }) {
  return (
    <>
      <DocumentTitle title={title} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
