import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { readDetails, setRequest } from "../../../../tests/support/edits.ts";
import { storedLead, storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signUpVerified(app);
});
afterAll(() => app.close());

/** What the quotes page lists for a new policy. */
const listed = async (type: string, query = "") => {
  const answer = await app.call({ url: `/api/packages/new/saloon/4${query}` });
  const { data } = answer.json<{ data: { type: string; priceFils: number }[] }>();
  const prices = data.filter((one) => one.type === type).map(({ priceFils }) => priceFils);
  return { lowestFils: Math.min(...prices), highestFils: Math.max(...prices) };
};

const rangeOf = async (id: string) => (await readDetails(app, owner, id)).priceRange;

describe("today's prices for a lead", () => {
  it("are those of the quotes page for its own answers, whatever its origin", async () => {
    const id = await storedLead(app, owner);
    expect(await rangeOf(id)).toEqual({
      coverType: "comprehensive",
      ...(await listed("comprehensive")),
    });
    await setRequest(app, id, { inputs: { value: { value: 180_000, source: "asked" } } });
    expect(await rangeOf(id)).toEqual({
      coverType: "comprehensive",
      ...(await listed("comprehensive", "?value=180000")),
    });
  });

  it("are those of the cover it names", async () => {
    const id = await storedLead(app, owner);
    await setRequest(app, id, { coverType: "thirdParty" });
    expect(await rangeOf(id)).toEqual({ coverType: "thirdParty", ...(await listed("thirdParty")) });
  });

  it("are left out where nothing is priced, and once there is an offer", async () => {
    const old = { year: { value: app.parts.now().getFullYear() - 30, source: "asked" as const } };
    const declined = await storedLead(app, owner);
    await setRequest(app, declined, { inputs: old });
    const unknown = await storedLead(app, owner);
    await setRequest(app, unknown, { body: "boat" });
    const offered = await storedRequest(app, owner, { state: "offered" });
    for (const id of [declined, unknown, offered]) expect(await rangeOf(id)).toBeNull();
  });
});
