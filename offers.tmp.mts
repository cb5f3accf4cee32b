/** Fixture: leads with two offers of plans (and one of Other) for a signed-up customer. Writes /tmp/offers-fixture.json */
import { writeFileSync } from "node:fs";
import { enterOffice } from "./tests/support/office.ts";
import { productAt } from "./tests/support/product.ts";
import { codeFor, newCustomer } from "./tests/support/api-client.ts";
import { formData } from "./tests/support/multipart.ts";
import { personalDetailsParts } from "./tests/support/leads.ts";
import { contactForm, fieldParts } from "./tests/support/purchases.ts";
import { dayInDubai } from "./domain/calendar-day.ts";

const [address = "", dataDir = "", out = "/tmp/offers-fixture.json"] = process.argv.slice(2);
const product = { ...productAt({ address, gateway: "" }), dataDir };
const post = async (path: string, body: unknown, headers: Record<string, string>) => {
  const a = await fetch(address + path, { method: "POST", headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers }, body: JSON.stringify(body) });
  const json = await a.json();
  if (a.status >= 300) throw new Error(`${path} ${a.status} ${JSON.stringify(json)}`);
  return json as any;
};
const get = async (path: string, headers: Record<string, string>) => (await (await fetch(address + path, { headers })).json()) as any;
const staff = await enterOffice(product, "agent");
const second = await enterOffice(product, "agent");
const cookie = { cookie: `staff=${staff.cookie}` };
void codeFor;

const make = async (kind: "plans" | "three" | "other" | "asked") => {
  const customer = await newCustomer(product);
  const contact = { username: "Maryam Saeed", email: customer.email, phonenumber: "0501234567" };
  const parts = await personalDetailsParts("plateNumber", contact);
  const extra = kind === "asked" ? fieldParts({ excess: "700", addOns: "omanCover,carRental", vehicleValue: "90000", repair: "agency" }) : fieldParts({ vehicleValue: "90000" });
  const answer = await fetch(address + "/api/carins/new", { method: "POST", headers: { "accept-language": "en" }, body: formData([...parts, ...extra]) });
  const sent = (await answer.json()) as any;
  if (answer.status !== 200) throw new Error(JSON.stringify(sent));
  const listed = await get(`/api/office/requests?view=all&q=${sent.number}`, cookie);
  const id = listed.data[0].id as string;
  await post(`/api/office/requests/${id}/take`, {}, cookie);
  const { data: { plans } } = await get(`/api/office/requests/${id}/offer-plans`, cookie);
  const comprehensive = plans.filter((p: any) => p.coverType === "comprehensive");
  const terms = (change: object) => ({ plan: null, other: null, priceFils: 0, insurerRef: "Q-77", priceReason: "As the insurer quoted it.", validUntil: dayInDubai(new Date(), 6), why: "", ...change });
  const offer = async (t: object) => {
    const { data } = await get(`/api/office/requests/${id}`, cookie);
    await post(`/api/office/requests/${id}/offers`, { version: data.version, terms: terms(t), send: [] }, cookie);
    const after = (await get(`/api/office/requests/${id}`, cookie)).data;
    for (const a of after.approvals.filter((x: any) => x.state === "asked"))
      await post(`/api/office/approvals/${a.id}/approve`, { digest: a.digest }, { cookie: `staff=${second.cookie}` });
  };
  const [a, b, c] = [comprehensive[0], comprehensive[2], comprehensive[4] ?? comprehensive[3]];
  const why = ["The cheaper of the two, and its garage in Musaffah knows your make.", "For a little more you pay less in a crash, and repairs are at the agency.", "أفضل تغطية بين العروض الثلاثة."];
  if (kind !== "other") {
    await offer({ plan: a.id, priceFils: a.priceFils, why: why[0] });
    const agency = b.choices?.repair?.some((r: any) => r.code === "agency") ? { repair: "agency" } : {};
    await offer({ plan: b.id, priceFils: b.priceFils + 40_000, why: why[1], ...agency });
  } else {
    await offer({ plan: a.id, priceFils: a.priceFils, why: why[0] });
    await offer({ other: { insurer: "marsa", nameEn: "Import Plus", nameAr: "بلس للسيارات المستوردة", coverType: "comprehensive" }, priceFils: 210_000, excessAed: 1000, repair: "agency", addOns: ["omanCover"], why: "Repairs imported cars in its own workshop." });
  }
  if (kind === "three") await offer({ plan: c.id, priceFils: c.priceFils, why: why[2] });
  return { kind, id, number: sent.number, email: customer.email, password: customer.password, token: customer.token };
};
const all: Record<string, unknown> = {};
for (const kind of ["plans", "three", "other", "asked"] as const) all[kind] = await make(kind);
writeFileSync(out, JSON.stringify({ address, ...all }, null, 1));
console.log(JSON.stringify(all, null, 1));
