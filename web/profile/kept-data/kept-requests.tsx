import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import { KeptCard } from "./kept-card.tsx";
import { KeptRequest } from "./kept-request.tsx";

export function KeptRequests({ requests }: Pick<KeptData, "requests">) {
  const { t } = useTranslation("profile");

  return (
    <KeptCard heading={t("data.requests.heading")}>
      {requests.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t("data.requests.none")}</p>
      ) : (
        <ul className="mt-3">
          {requests.map((request) => (
            <KeptRequest key={request._id} request={request} />
          ))}
        </ul>
      )}
    </KeptCard>
  );
}
