import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Handle } from "../shell/handle.ts";
import { Banner } from "../ui/banner.tsx";
import type { Route } from "./+types/update.ts";
import { OwnDetailsFailed } from "./own-details-failed.tsx";
import { savedFlag } from "./saved-flag.ts";
import { UpdateForm } from "./update-form.tsx";
import { useSignedInUser } from "./use-signed-in-user.ts";

export const handle: Handle = { area: "profile" };

/** The server already writes the message after the reload, so nothing moves (ruling P17). */
export const loader = ({ request }: Route.LoaderArgs) => ({
  wasSaved: savedFlag.isIn(request.headers.get("cookie") ?? ""),
});

export default function Update({ loaderData: { wasSaved } }: Route.ComponentProps) {
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
    </div>
  );
}
