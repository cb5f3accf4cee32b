/** Of a plan's document, by its digest: what stands there never changes. */
export const planPaperAddress = (digest: string) => `/api/plan-documents/${digest}`;
