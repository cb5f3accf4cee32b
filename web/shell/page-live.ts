/** Dispatched on the document, or on a `LaterPart`, when the buttons of a live page work there. */
export const PAGE_LIVE = "page-live";
