import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { requestStates } from "../../../domain/requests/request-state.ts";
import { Icon } from "../../ui/icon.tsx";
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
    <label className="flex items-center gap-3 text-sm font-medium">
      {t("desk.columns.state")}
      <span className="relative grid">
        <select
          className="control pe-10"
          value={state ?? ""}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t("desk.anyState")}</option>
          {requestStates.map((one) => (
            <option key={one} value={one}>
              {t(`states.${one}`)}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} className="pointer-events-none absolute end-3 self-center" />
      </span>
    </label>
  );
}
