import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { readPreferences } from "../../contract/preferences.ts";
import { apiContext } from "../api/context.ts";
import type { Handle } from "../shell/handle.ts";
import { Banner } from "../ui/banner.tsx";
import type { Route } from "./+types/update.ts";
import { OwnDetailsFailed } from "./own-details-failed.tsx";
import { Preferences } from "./preferences/later-card.tsx";
import { savedFlag } from "./saved-flag.ts";
import { UpdateForm } from "./update-form.tsx";
import { useSignedInUser } from "./use-signed-in-user.ts";

export const handle: Handle = { area: "profile" };

/** The server already writes the message after the reload, so nothing moves (ruling P17). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const answer = await context.get(apiContext)(readPreferences);
  return {
    wasSaved: savedFlag.isIn(request.headers.get("cookie") ?? ""),
    /** Undefined when we could not find out. */
    preferences: answer.code === 200 ? answer.data.data : undefined,
  };
};

/** The whole page appears at once. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [found] = await Promise.all([serverLoader(), Preferences.fetchPart()]);
  return found;
};

export default function Update({ loaderData }: Route.ComponentProps) {
  const { wasSaved, preferences } = loaderData;
  const { t } = useTranslation("profile");
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
          <Preferences first={preferences} />
        </div>
      )}
    </div>
  );
}
