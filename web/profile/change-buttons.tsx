import { useTranslation } from "react-i18next";
import * as paths from "../../contract/page-paths.ts";
import type { RequestSummary } from "../../contract/requests.ts";
import { useSite } from "../i18n/use-site.ts";
import { Button } from "../ui/button.tsx";

type Props = { request: RequestSummary; numberId: string; onCancel: () => void };

/** Of a row, named after the request's number. */
export function ChangeButtons({ request, numberId, onCancel }: Props) {
  const { t } = useTranslation("profile");
  const { pathOf } = useSite();
  const look = {
    variant: "link",
    size: "small",
    className: "min-w-11 justify-center",
    "aria-describedby": numberId,
  } as const;

  return (
    <div className="relative z-1 -my-[6px] flex min-h-(--target) gap-x-4">
      {request.mayEdit && (
        <Button {...look} onClick={() => location.assign(pathOf(paths.editRequest(request._id)))}>
          {t("requests.edit")}
        </Button>
      )}
      {request.mayCancel && (
        <Button {...look} onClick={onCancel}>
          {t("requests.cancel")}
        </Button>
      )}
    </div>
  );
}
