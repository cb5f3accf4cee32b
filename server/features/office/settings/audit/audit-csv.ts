import { stringify } from "csv-stringify/sync";
import { type AuditEntry, auditColumns } from "../../../../../contract/office/settings/audit.ts";
import { inDubai } from "../../../../../domain/dubai-time.ts";
import type { Language } from "../../../../../domain/language.ts";
import { asText } from "../../csv/write-csv.ts";

type Row = Record<(typeof auditColumns)[number], string>;

const rowOf = (entry: AuditEntry, language: Language): Row => ({
  id: String(entry.id),
  time_dubai: inDubai(new Date(entry.at)).replace("T", " "),
  actor: entry.actor,
  name: entry.staff?.name[language] ?? entry.customer?.name ?? "",
  subject: entry.subject,
  event: entry.event,
  subject_id: entry.about.id,
  request: entry.about.request?.number ?? "",
  from_state: entry.from ?? "",
  to_state: entry.to ?? "",
  details: entry.facts
    .map(({ name, value }) => `${name}: ${Array.isArray(value) ? value.join(", ") : value}`)
    .join("; "),
  sealed_details: entry.sealed.join(", "),
  call_id: entry.callId ?? "",
});

const columns = auditColumns.map((column) => ({ key: column }));

/** UTF-8 with its mark, so that spreadsheets read the Arabic names; formulas become text. */
export async function* auditCsv(
  pages: AsyncIterable<readonly AuditEntry[]>,
  language: Language,
): AsyncGenerator<string> {
  yield stringify([auditColumns], { bom: true });
  for await (const entries of pages)
    yield stringify(
      entries
        .map((entry) => rowOf(entry, language))
        .map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, one]) => [key, asText(one)])),
        ),
      { columns, quoted_match: /[\r\n;]/ },
    );
}
