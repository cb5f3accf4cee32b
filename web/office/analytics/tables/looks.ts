/** Classes that the tables of figures share. */
export const NUMBER = "px-2 py-1.5 text-end whitespace-nowrap first:ps-0 last:pe-0";
export const CELL = "px-2 py-1.5 text-start first:ps-0 last:pe-0";
export const QUIET = "text-ink-muted";
export const LINK =
  "inline-block min-w-6 border-b-[1.5px] border-line-soft py-0.5 text-center font-strong hover:border-ink";
export const ROW = "border-t border-line";
export const ROW_NAME = `${CELL} font-medium`;
