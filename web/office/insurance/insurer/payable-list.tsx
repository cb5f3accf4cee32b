import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { request as requestPath } from "../../kit/paths.ts";
import { Ends, ListCard, ListLine } from "./list-card.tsx";

type Props = { requests: InsurerShown["payableRequests"] };

export function PayableList({ requests }: Props) {
  const { t } = useTranslation("office");

  return (
    <ListCard
      heading={t("insurance.insurer.payable.heading")}
      note={t("insurance.insurer.payable.text")}
    >
      {requests.map(({ id, number, name }) => (
        <ListLine key={id}>
          <Ends>
            <Link to={requestPath(id)} className="link text-sm">
              <bdi dir="ltr">{number}</bdi>
            </Link>
            <bdi className="wrap-anywhere">{name}</bdi>
          </Ends>
        </ListLine>
      ))}
    </ListCard>
  );
}
