import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { readPreferences } from "../../contract/preferences.ts";
import { apiContext } from "../api/context.ts";
import { addTexts } from "../i18n/with-texts.ts";
import type { Handle } from "../shell/handle.ts";
import { Banner } from "../ui/banner.tsx";
import type { Route } from "./+types/update.ts";
import { OwnDetailsFailed } from "./own-details-failed.tsx";
import { PreferencesCard } from "./preferences/preferences-card.tsx";
import { savedFlag } from "./saved-flag.ts";
import { UpdateForm } from "./update-form.tsx";
import { useSignedInUser } from "./use-signed-in-user.ts";

// Loaded for visitors who come from another page of the profile.
await addTexts("profile/preferences", {
  en: () => import("./preferences/en.ts"),
  ar: () => import("./preferences/ar.ts"),
});

export const handle: Handle = { area: "profile/preferences" };

/** The server already writes the message after the reload, so nothing moves (ruling P17). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const answer = await context.get(apiContext)(readPreferences);
  return {
    wasSaved: savedFlag.isIn(request.headers.get("cookie") ?? ""),
    /** Undefined when we could not find out. */
    preferences: answer.code === 200 ? answer.data.data : undefined,
  };
};

export default function Update({ loaderData }: Route.ComponentProps) {
  const { wasSaved, preferences } = loaderData;
  const { t } = useTranslation(["profile", "profile/preferences"]);
  const user = useSignedInUser();

  const saved = useRef<HTMLDivElement>(null);

  // The reload took the focus away from the button.
  useEffect(() => {
    savedFlag.lower();
    saved.current?.focus();
  }, []);

  return (
    <div className="max-w-form">
      <h1 tabIndex={-1} className="mb-6">
        {t("update.title")}
      </h1>
      {wasSaved && (
        <div ref={saved} role="status" tabIndex={-1} className="mb-6 focus:outline-none">
          <Banner kind="success">{t("update.saved")}</Banner>
        </div>
      )}
      {user ? <UpdateForm user={user} /> : <OwnDetailsFailed />}
      {user && (
        <div className="mt-6">
          {preferences === undefined ? (
            <Banner kind="error">{t("profile/preferences:loadFailed")}</Banner>
          ) : (
            <PreferencesCard first={preferences} />
          )}
        </div>
      )}
    </div>
  );
}
