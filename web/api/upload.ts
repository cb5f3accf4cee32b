type Upload = {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body: FormData;
  signal?: AbortSignal;
  onProgress: (sent: { loaded: number; total: number }) => void;
};

type Uploaded = { code: number; text: string } | { code: "unreachable" };

/** `fetch` reports no upload progress. Never rejects, as `call` does not. */
export const upload = ({ method, url, headers = {}, body, signal, onProgress }: Upload) =>
  new Promise<Uploaded>((resolve) => {
    const request = new XMLHttpRequest();
    const broken = () => resolve({ code: "unreachable" });
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress({ loaded, total }),
    );
    request.addEventListener("load", () =>
      resolve({ code: request.status, text: request.responseText }),
    );
    for (const end of ["error", "timeout", "abort"]) request.addEventListener(end, broken);
    signal?.addEventListener("abort", () => request.abort());
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
