/** Dispatched on the document when the buttons of a live page work. */
export const PAGE_LIVE = "page-live";
