/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- shown as cards, elements of a table lose the roles they have by themselves */
import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../contract/requests.ts";
import { RequestRow } from "./request-row.tsx";

const columns = ["plate", "state", "insurer", "price", "created", "updated", "actions"] as const;

type Props = {
  requests: readonly RequestSummary[];
  payingId: string | undefined;
  onPay: (request: RequestSummary) => void;
  onCancel: (request: RequestSummary) => void;
};

export function RequestTable({ requests, payingId, onPay, onCancel }: Props) {
  const { t } = useTranslation("profile");
  // One saffron button per screen: the newest request awaiting payment.
  const first = requests.find(({ mayPay }) => mayPay)?._id;

  return (
    <table
      role="table"
      aria-label={t("requests.table")}
      className="w-full text-label max-[80rem]:block min-[80rem]:overflow-hidden min-[80rem]:rounded-card min-[80rem]:bg-surface-raised min-[80rem]:shadow-1"
    >
      <thead role="rowgroup" className="max-[80rem]:sr-only">
        <tr role="row" className="bg-surface-soft">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="px-2 py-4 text-start text-sm font-medium whitespace-nowrap text-ink-muted first:ps-6 last:pe-5"
            >
              <span className={column === "actions" ? "sr-only" : ""}>
                {t(`requests.columns.${column}`)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className="max-[80rem]:grid max-[80rem]:gap-4 lg:max-[80rem]:grid-cols-2"
      >
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
  );
}
