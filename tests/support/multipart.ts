type FilePart = { bytes: Uint8Array; filename?: string; type?: string };
export type Part = readonly [name: string, content: string | FilePart];

const BOUNDARY = "----mizallaTestBoundary7f3k2q";

const headOf = (name: string, content: string | FilePart) => {
  if (typeof content === "string") return `content-disposition: form-data; name="${name}"`;
  const { filename = `${name}.jpg`, type = "image/jpeg" } = content;
  return `content-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}`;
};

export const multipart = (parts: readonly Part[], boundary = BOUNDARY) => {
  const pieces = parts.flatMap(([name, content]) => [
    Buffer.from(`--${boundary}\r\n${headOf(name, content)}\r\n\r\n`),
    typeof content === "string" ? Buffer.from(content) : Buffer.from(content.bytes),
    Buffer.from("\r\n"),
  ]);
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
};

/** The same parts as a body for `fetch`. */
export const formData = (parts: readonly Part[]) => {
  const form = new FormData();
  for (const [name, content] of parts) {
    if (typeof content === "string") {
      form.append(name, content);
      continue;
    }
    const { bytes, filename = `${name}.jpg`, type = "image/jpeg" } = content;
    form.append(name, new Blob([new Uint8Array(bytes)], { type }), filename);
  }
  return form;
};
