import { writeCsv } from "../../csv/write-csv.ts";
import type { Sheet, Snapshot } from "./sheet.ts";

/** What counts now of every plan. */
export const exportSheet = <Content>(sheet: Sheet<Content>, { plans }: Snapshot<Content>) =>
  writeCsv(
    sheet.columns,
    plans.flatMap(({ id, content }) => (content ? sheet.rowsOf(id, content) : [])),
  );
