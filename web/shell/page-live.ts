/** The event by which a live page says that its buttons work now. */
export const PAGE_LIVE = "page-live";
