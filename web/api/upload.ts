type Upload = {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body: FormData;
  signal?: AbortSignal;
  onProgress: (sent: { loaded: number; total: number }) => void;
};

/** `fetch` reports no upload progress. Rejects with a TypeError when broken or aborted. */
export const upload = ({ method, url, headers = {}, body, signal, onProgress }: Upload) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const broken = () => reject(new TypeError("The connection broke."));
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress({ loaded, total }),
    );
    request.addEventListener("load", () =>
      resolve({ status: request.status, text: request.responseText }),
    );
    for (const end of ["error", "timeout", "abort"]) request.addEventListener(end, broken);
    signal?.addEventListener("abort", () => request.abort());
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
