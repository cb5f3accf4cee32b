export const CELL = "px-3 py-1.5 align-middle";

/** The table's own width decides; what is left out stands on the page of the insurer. */
export const at = {
  agreement: { column: "hidden @min-[34rem]:table-cell", below: "@min-[34rem]:hidden" },
  plans: { column: "hidden @min-[44rem]:table-cell text-end" },
  edition: { column: "hidden @min-[44rem]:table-cell text-end", below: "@min-[44rem]:hidden" },
  quality: { column: "hidden @min-[64rem]:table-cell text-end" },
} as const;
