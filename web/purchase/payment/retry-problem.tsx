import { useTranslation } from "react-i18next";
import type { Retry } from "./use-retry.ts";

export function RetryProblem({ retry }: { retry: Retry }) {
  const { t } = useTranslation(["purchase", "problems"]);
  const words = {
    refused: () => retry.state === "refused" && t(`problems:${retry.code}`),
    unreachable: () => t("payment.failed.unreachable"),
    invalidAnswer: () => t("payment.failed.invalidAnswer"),
  };
  const said = retry.state in words && words[retry.state as keyof typeof words]();

  return (
    <div role="alert">
      {said && (
        <p className="rounded-field bg-danger-soft px-4 py-3 font-medium text-danger-ink">{said}</p>
      )}
    </div>
  );
}
