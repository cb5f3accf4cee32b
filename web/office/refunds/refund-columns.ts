export const refundColumns = [
  "request",
  "customer",
  "amount",
  "way",
  "insurer",
  "step",
  "days",
  "turn",
] as const;
type Column = (typeof refundColumns)[number];

export const CELL = "px-2 py-2.5 align-middle @min-[50rem]:px-3";

/** The table's own width decides, as a refund may be open beside it. */
export const at = {
  customer: { column: "hidden @min-[50rem]:table-cell", below: "@min-[50rem]:hidden" },
  amount: { column: "hidden @min-[25rem]:table-cell", below: "@min-[25rem]:hidden" },
  way: { column: "hidden @min-[50rem]:table-cell" },
  insurer: { column: "hidden @min-[62rem]:table-cell", below: "@min-[62rem]:hidden" },
  step: {
    column: "hidden @min-[30rem]:table-cell",
    below: "@min-[30rem]:hidden",
  },
  days: { column: "hidden @min-[38rem]:table-cell", below: "@min-[38rem]:hidden" },
} as const satisfies Partial<Record<Column, { column: string; below?: string }>>;

export const columnAt = (column: Column): string =>
  column in at ? at[column as keyof typeof at].column : "";
