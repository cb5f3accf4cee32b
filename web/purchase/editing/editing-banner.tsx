import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { conflicts } from "./conflict.ts";
import type { Editing } from "../draft/editing.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";

// Needed only when one request is edited in two places.
const ConflictDialog = lazy(() => import("./conflict-dialog.tsx"));

export default function EditingBanner({ editing }: { editing: Editing }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const [isStopping, setIsStopping] = useState(false);
  const conflict = useSyncExternalStore(conflicts.subscribe, conflicts.current, noConflict);

  const stop = async () => {
    setIsStopping(true);
    await clearPurchase();
    location.assign(pathOf(paths.request(editing.requestId)));
  };

  return (
    <section
      aria-label={t("editing.label")}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field bg-warning-soft px-5 py-2 text-warning-ink"
    >
      <p className="flex grow items-center gap-3 font-medium">
        <Icon name="edit" size={20} className="shrink-0" />
        <span>
          {t("editing.changing")}{" "}
          <Ltr className="font-strong whitespace-nowrap">{editing.number}</Ltr>
        </span>
      </p>
      <Button variant="link" busy={isStopping} onClick={() => void stop()}>
        {t("editing.stop")}
      </Button>
      {conflict?.requestId === editing.requestId && (
        <Suspense>
          <ConflictDialog conflict={conflict} editing={editing} />
        </Suspense>
      )}
    </section>
  );
}

const noConflict = () => undefined;
