import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { requestStates } from "../../../domain/requests/request-state.ts";
import { InlineSelect } from "../kit/inline-select.tsx";
import { requests } from "../kit/paths.ts";
import { type ListQuery, writeListQuery } from "./list-query.ts";

export function StateFilter({ query: { state, ...query } }: { query: ListQuery }) {
  const { t } = useTranslation("office");
  const navigate = useNavigate();

  const choose = (value: string) => {
    const chosen = requestStates.find((one) => one === value);
    void navigate(`${requests}?${writeListQuery({ ...query, ...(chosen && { state: chosen }) })}`);
  };

  return (
    <InlineSelect
      label={t("desk.columns.state")}
      value={state ?? ""}
      options={[
        { value: "", label: t("desk.anyState") },
        ...requestStates.map((one) => ({ value: one, label: t(`states.${one}`) })),
      ]}
      onChoose={choose}
    />
  );
}
