// More calls at once than the product can serve, made by a process of its own, so that they do not
// slow down the measuring. Arguments: kind of storm, the product's address and, for uploads and
// sign-ins, a customer. Sends its parent "begun" and, at the end, the answers.
import autocannon from "autocannon";
import sharp from "sharp";

const SECONDS = 8;
const UPLOADERS = 8;
const SIGN_INS = 40;

/** Milliseconds that answers took, by what was asked for and status; 0 is no answer. */
export type Answers = Record<string, number[]>;

const [kind = "", address = "", email = "", password = "", token = ""] = process.argv.slice(2);
const answers: Answers = {};
const note = (what: string, status: number, milliseconds: number) => {
  (answers[`${what} ${status}`] ??= []).push(milliseconds);
};

const signIn = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ email, password }),
} as const;

/** One caller who calls again as soon as an answer is there. */
const again = async (what: string, url: string, call: () => RequestInit, until: number) => {
  while (performance.now() < until) {
    const began = performance.now();
    const status = await fetch(url, call()).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    note(what, status, performance.now() - began);
  }
};

/** A photo of twelve million pixels, as a phone takes it. */
const samplePicture = async () => {
  const noise = { type: "gaussian", mean: 140, sigma: 22 } as const;
  const create = { width: 1000, height: 750, channels: 3, background: "#888", noise } as const;
  return sharp({ create }).resize({ width: 4000, height: 3000 }).jpeg({ quality: 80 }).toBuffer();
};

const SLOTS = ["id", "license", "ownership"].flatMap((paper) =>
  ["front", "back"].map((side) => `${paper}_${side}`),
);

const upload = (picture: Blob, slot: string): RequestInit => {
  const body = new FormData();
  body.append(slot, picture, "photo.jpg");
  return { method: "PUT", headers: { authorization: `Bearer ${token}` }, body };
};

/** Pictures belong to a draft. */
const saveDraft = () =>
  fetch(`${address}/api/users/me/draft`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ draft: { type: "renew" }, choice: null, emiratesID: "" }),
  });

const uploadsAndSignIns = async () => {
  await saveDraft();
  const picture = new Blob([new Uint8Array(await samplePicture())], { type: "image/jpeg" });
  process.send?.("begun");
  const until = performance.now() + SECONDS * 1000;
  const uploaders = Array.from({ length: UPLOADERS }, (_, number) => {
    const slot = SLOTS[number % SLOTS.length] ?? "";
    const url = `${address}/api/users/me/draft/documents/${slot}`;
    return again("upload", url, () => upload(picture, slot), until);
  });
  const signingIn = Array.from({ length: SIGN_INS }, () =>
    again("sign-in", `${address}/api/users/login`, () => signIn, until),
  );
  await Promise.all([...uploaders, ...signingIn]);
};

const connections = async (
  path: string,
  number: number,
  call: Pick<autocannon.Options, "method" | "body" | "headers"> = {},
) => {
  process.send?.("begun");
  const options = { url: address + path, connections: number, duration: SECONDS, ...call };
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const storm = autocannon(options, (error: Error | null, result) =>
    error ? reject(error) : resolve(result),
  );
  storm.on("response", (_client, status, _bytes, milliseconds) => note(kind, status, milliseconds));
  const { errors } = await promise;
  for (let error = 0; error < errors; error += 1) note(kind, 0, 0);
};

const storms: Record<string, () => Promise<void>> = {
  both: uploadsAndSignIns,
  page: () => connections("/ar/profile", 600),
  "sign-in": () => connections("/api/users/login", 400, signIn),
};
await storms[kind]?.();
process.send?.(answers);
process.disconnect();
