import http from "node:http";
import type { AddressInfo } from "node:net";

type Call = { method: string; path: string; cookie: string | undefined; body: string };

/** Passes all calls on to a product and notes them: browsers do not tell what a page sends as it is left. */
export const watchedLine = async () => {
  let product = "";
  const calls: Call[] = [];
  const server = http.createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      calls.push({ method, path: url, cookie: headers.cookie, body: body.toString() });
      const onward = http.request(product + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on("error", () => response.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    calls,
    /** The product says that it stands at the line's address. */
    leadTo: (address: string) => {
      product = address;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
