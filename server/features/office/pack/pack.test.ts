import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { bothSides, storedLead, storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let desk: Desk;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
beforeAll(async () => {
  app = await openTestApp();
  desk = await deskOf(app)();
  owner = await signUpVerified(app);
});
afterAll(() => app.close());

const download = (id: string, lang = "en") =>
  app.call({
    url: `/api/office/requests/${id}/files`,
    cookies: { staff: desk.cookie, lang },
  });

describe("the files of a request", () => {
  it("come as one file with a cover sheet, in the order of their slots", async () => {
    const slots = [...bothSides("license"), ...bothSides("id")];
    const id = await storedRequest(app, owner, { slots });
    const { number } = await desk.read(id);
    const answer = await download(id);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${number}.zip"`,
      "cache-control": "no-store",
    });
    const files = unzipSync(answer.rawPayload);
    expect(Object.keys(files)).toEqual([
      `00 ${number}.txt`,
      "01 Emirates ID, front.jpg",
      "02 Emirates ID, back.jpg",
      "03 Licence, front.jpg",
      "04 Licence, back.jpg",
    ]);
    expect(Array.from(files["01 Emirates ID, front.jpg"]?.slice(0, 2) ?? [])).toEqual([0xff, 0xd8]);
    const cover = strFromU8(files[`00 ${number}.txt`] ?? new Uint8Array());
    expect(cover).toContain(`Request: ${number}\r\n`);
    expect(cover).toContain("04 Licence, back.jpg");
  });

  it("are each written down as viewed, and the download with them", async () => {
    const id = await storedRequest(app, owner, { slots: bothSides("id") });
    await download(id);
    expect(await app.documents.viewsOf(id)).toHaveLength(2);
    expect((await desk.read(id)).history.map(({ event }) => event)).toEqual(["filesDownloaded"]);
  });

  it("have Arabic names for those who read Arabic", async () => {
    const id = await storedRequest(app, owner, { slots: ["id_front"] });
    const names = Object.keys(unzipSync((await download(id, "ar")).rawPayload));
    expect(names[1]).toBe("01 بطاقة الهوية، الوجه الأمامي.jpg");
  });

  it("are not found where there are none", async () => {
    for (const id of [await storedLead(app, owner), randomUUID(), "x"])
      expect((await download(id)).statusCode).toBe(404);
  });
});
