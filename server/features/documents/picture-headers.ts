/** A picture that somebody sent is never a page of ours, whatever a browser makes of it (T17). */
export const pictureHeaders = {
  "content-type": "image/jpeg",
  "content-disposition": 'inline; filename="document.jpg"',
  "content-security-policy": "default-src 'none'; sandbox",
  "cache-control": "no-store, private",
  "cross-origin-resource-policy": "same-origin",
};
