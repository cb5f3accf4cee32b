import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";

type Props = { request: RequestDetails; onCancel: () => void };

/** Where a page ends: what changes or ends the request stands apart from what carries it on. */
export function Ends({ request, onCancel }: Props) {
  const { t } = useTranslation("profile");
  const { pathOf } = useSite();
  const { mayEdit, mayCancel } = request;

  if (!mayEdit && !mayCancel) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-x-8 px-2">
      {mayEdit && (
        <Button
          variant="link"
          icon="edit"
          onClick={() => location.assign(pathOf(paths.editRequest(request._id)))}
        >
          {t("requests.edit")}
        </Button>
      )}
      {mayCancel && (
        <Button variant="link" className="min-w-11" icon="x" onClick={onCancel}>
          {t("requests.cancel")}
        </Button>
      )}
    </div>
  );
}
