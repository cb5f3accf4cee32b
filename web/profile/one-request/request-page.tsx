import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { readRequest } from "../../../contract/requests.ts";
import { apiContext } from "../../api/context.ts";
import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { addTexts } from "../../i18n/with-texts.ts";
import { fetchPriceTexts } from "../../prices/fetch-price-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Rosette } from "../../ui/drawings/rosette.tsx";
import { BackLink } from "../../ui/page.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { LoginRequired } from "../login-required.tsx";
import type { Route } from "./+types/request-page.ts";
import * as paths from "../../../contract/page-paths.ts";
import { fetchPartsOf } from "./later-parts.tsx";
import { RequestShown } from "./request-shown.tsx";
import { useRequest } from "./use-request.ts";

// Loaded for visitors who come from another page of the profile.
await Promise.all([
  addTexts("profile/one-request", { en: () => import("./en.ts"), ar: () => import("./ar.ts") }),
  fetchPriceTexts(),
]);

export const handle: Handle = { area: "profile/one-request" };

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const answer = await context.get(apiContext)(readRequest, { params: { id: params.id } });
  return data(answer, { status: statusOf(answer.code) });
};

/** The whole page appears at once. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const answer = await serverLoader();
  if (answer.code === 200) await fetchPartsOf(answer.data.data);
  return answer;
};

const statusOf = (code: number | "unreachable") => {
  if (code === 404) return 404;
  return code === 200 || code === 401 ? 200 : 503;
};

export default function RequestPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation(["profile/one-request", "profile"]);
  const { pathOf } = useSite();
  const { request, failure, isLoading, reload } = useRequest(params.id, loaderData);

  if (!request && failure?.code === 401) return <LoginRequired />;
  if (!request && failure?.code === 404) return <Unknown />;

  return (
    <>
      <div className="-mt-2 mb-1">
        <BackLink to={pathOf(paths.profile)}>{t("back")}</BackLink>
      </div>
      {request ? (
        <RequestShown request={request} onChanged={reload} />
      ) : (
        <>
          <DocumentTitle title={t("heading")} />
          <h1 tabIndex={-1} className="mb-6">
            {t("heading")}
          </h1>
          <LoadFailed
            title={t("failed.heading")}
            retryLabel={t("profile:tryAgain")}
            isLoading={isLoading}
            onRetry={() => void reload()}
          >
            {t("failed.text")}
          </LoadFailed>
        </>
      )}
    </>
  );
}

function Unknown() {
  const { t } = useTranslation("profile/one-request");
  const { pathOf } = useSite();

  return (
    <section className="rounded-card bg-surface-raised px-6 py-12 text-center shadow-1">
      <DocumentTitle title={t("unknown.title")} />
      <Rosette className="mx-auto size-28" />
      <h1 tabIndex={-1} className="mt-6 text-title">
        {t("unknown.heading")}
      </h1>
      <p className="mx-auto mt-2 max-w-110 text-ink-muted">{t("unknown.text")}</p>
      <ButtonLink to={pathOf(paths.profile)} className="mt-6">
        {t("unknown.list")}
      </ButtonLink>
    </section>
  );
}
