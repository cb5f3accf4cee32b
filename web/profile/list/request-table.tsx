/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out in lines, elements of a table lose the roles they have by themselves */
import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../../contract/requests.ts";
import { RequestRow } from "./request-row.tsx";

const columns = [
  "plate",
  "state",
  "next",
  "insurer",
  "price",
  "created",
  "updated",
  "actions",
  "change",
] as const;

type Props = {
  requests: readonly RequestSummary[];
  payingId: string | undefined;
  onPay: (request: RequestSummary) => void;
  onCancel: (request: RequestSummary) => void;
};

/** A row says its columns by place and in words, so that it may be as narrow as a phone. */
export function RequestTable({ requests, payingId, onPay, onCancel }: Props) {
  const { t } = useTranslation("profile");
  // One saffron button per screen: the newest request awaiting payment.
  const first = requests.find(({ mayPay }) => mayPay)?._id;

  return (
    <div className="@container">
      <table
        role="table"
        aria-label={t("requests.table")}
        className="block overflow-clip rounded-card bg-surface-raised shadow-1"
      >
        <thead role="rowgroup" className="sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(`requests.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {requests.map((request) => (
            <RequestRow
              key={request._id}
              request={request}
              isFirstToPay={request._id === first}
              isPaying={request._id === payingId}
              onPay={() => onPay(request)}
              onCancel={() => onCancel(request)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
