/** No browser may run what a customer uploaded, whatever it takes it for (T17). */
export const pictureHeaders = {
  "content-type": "image/jpeg",
  "content-disposition": 'inline; filename="document.jpg"',
  "content-security-policy": "default-src 'none'; sandbox",
  "cache-control": "no-store, private",
  "cross-origin-resource-policy": "same-origin",
};
