import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import { DataCard } from "./data-card.tsx";
import { StoredRequest } from "./stored-request.tsx";

export function StoredRequests({ requests }: Pick<KeptData, "requests">) {
  const { t } = useTranslation("profile/stored-data");

  return (
    <DataCard heading={t("requests.heading")}>
      {requests.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t("requests.none")}</p>
      ) : (
        <ul className="mt-3">
          {requests.map((request) => (
            <StoredRequest key={request._id} request={request} />
          ))}
        </ul>
      )}
    </DataCard>
  );
}
