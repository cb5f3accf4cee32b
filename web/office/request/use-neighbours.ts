import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type DeskRow, listDesk } from "../../../contract/office/desk/requests.ts";
import { type ListQuery, writeListQuery } from "../desk/list-query.ts";
import { useSession } from "../frame/session.tsx";
import { request as pathOf, requests } from "../kit/paths.ts";
import { useSay } from "../kit/said.tsx";

/** The requests before and after one, in the view from which it was opened. */
export function useNeighbours(id: string, query: ListQuery) {
  const { t } = useTranslation("office");
  const { ask, member } = useSession();
  const navigate = useNavigate();
  const say = useSay();
  const search = writeListQuery(query);

  const rowsOf = async (limit: string) => {
    const answer = await ask(listDesk, { query: { ...query, limit } });
    return answer.code === 200 ? answer.data.data : [];
  };
  const show = (row: DeskRow) => navigate(`${pathOf(row.id)}?${search}`);

  return {
    move: async (by: 1 | -1) => {
      const rows = await rowsOf("200");
      const at = rows.findIndex((row) => row.id === id);
      const next = at < 0 ? rows[0] : rows[at + by];
      if (next) return show(next);
      const view = t(`desk.views.${query.view}`);
      say({ text: t(by === 1 ? "request.atEnd" : "request.atStart", { view }) });
    },

    /** Our turn ended: the next of the view opens that no colleague has taken. */
    openNext: async () => {
      const isOpen = ({ assignee }: DeskRow) => !assignee || assignee.id === member.id;
      const rows = await rowsOf("50");
      const next = rows.find((row) => row.id !== id && isOpen(row));
      await (next ? show(next) : navigate(`${requests}?${search}`));
    },
  };
}
