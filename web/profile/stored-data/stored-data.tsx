import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { apiContext } from "../../api/context.ts";
import { addTexts } from "../../i18n/with-texts.ts";
import type { Handle } from "../../shell/handle.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { LoginRequired } from "../login-required.tsx";
import type { Route } from "./+types/stored-data.ts";
import { DataShown } from "./data-shown.tsx";
import { read, useStoredData } from "./use-stored-data.ts";

// For who comes from another page of the profile.
await addTexts("profile/stored-data", { en: () => import("./en.ts"), ar: () => import("./ar.ts") });

export const handle: Handle = { area: "profile/stored-data" };

const statuses = { anonymous: 200, failed: 503, loaded: 200 };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const reading = await read(context.get(apiContext));
  return data(reading, { status: statuses[reading.is] });
};

export default function StoredDataPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(["profile/stored-data", "profile"]);
  const { reading, isLoading, reload } = useStoredData(loaderData);

  if (reading.is === "anonymous") return <LoginRequired />;
  return (
    <>
      <DocumentTitle title={t("title")} />
      <header className="mb-6 max-w-form">
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p className="mt-3 text-lg text-ink-muted">{t("lead")}</p>
      </header>
      {reading.is === "loaded" ? (
        <DataShown stored={reading.stored} onErased={reload} />
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
