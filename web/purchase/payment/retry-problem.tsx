import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { Retry } from "./use-retry.ts";

type Props = { retry: Retry; requestId: string | null };

export function RetryProblem({ retry, requestId }: Props) {
  const { t } = useTranslation(["purchase/payment", "problems"]);
  const { pathOf } = useSite();
  const words = {
    refused: () => retry.state === "refused" && t(`problems:${retry.code}`),
    unreachable: () => t("failed.unreachable"),
    invalidAnswer: () => t("failed.invalidAnswer"),
  };
  const text = retry.state in words && words[retry.state as keyof typeof words]();
  const needsDay = retry.state === "refused" && retry.code === "requests.startDate";

  return (
    <div role="alert" className="grid justify-items-center gap-3">
      {text && (
        <p className="w-full rounded-field bg-danger-soft px-4 py-3 font-medium text-danger-ink">
          {text}
        </p>
      )}
      {needsDay && requestId && (
        <ButtonLink icon="calendar" href={pathOf(paths.editRequest(requestId))}>
          {t("failed.chooseDay")}
        </ButtonLink>
      )}
    </div>
  );
}
