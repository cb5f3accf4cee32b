import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { readKeptData } from "../../../contract/privacy.ts";
import { call } from "../../api/client.ts";
import { apiContext } from "../../api/context.ts";
import { useRead } from "../../api/use-read.ts";
import { addTexts } from "../../i18n/with-texts.ts";
import type { Handle } from "../../shell/handle.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { LoginRequired } from "../login-required.tsx";
import type { Route } from "./+types/stored-data.ts";
import { DataShown } from "./data-shown.tsx";

// Loaded for visitors who come from another page of the profile.
await addTexts("profile/stored-data", { en: () => import("./en.ts"), ar: () => import("./ar.ts") });

export const handle: Handle = { area: "profile/stored-data" };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const answer = await context.get(apiContext)(readKeptData);
  return data(answer, { status: answer.code === 200 || answer.code === 401 ? 200 : 503 });
};

export default function StoredDataPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(["profile/stored-data", "profile"]);
  const { body, failure, isLoading, reload } = useRead(call, readKeptData, {}, loaderData);

  if (failure?.code === 401) return <LoginRequired />;
  return (
    <>
      <DocumentTitle title={t("title")} />
      <header className="mb-6 max-w-form">
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p className="mt-3 text-lg text-ink-muted">{t("lead")}</p>
      </header>
      {body && !failure ? (
        <DataShown stored={body.data} onErased={reload} />
      ) : (
        <LoadFailed
          title={t("failed.heading")}
          retryLabel={t("profile:tryAgain")}
          isLoading={isLoading}
          onRetry={() => void reload()}
        >
          {t("failed.text")}
        </LoadFailed>
      )}
    </>
  );
}
