import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../support/accounts.ts";
import { type RegisteredRoute, withRegisteredRoutes } from "../support/registered-routes.ts";
import { cookieOf, staffOf } from "../support/staff.ts";
import { storedLead } from "../support/stored-requests.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

const callers = ["anonymous", "customer", "entering", "agent", "compliance", "admin"] as const;
type Caller = (typeof callers)[number];

const everybody = callers;
const readers = ["agent", "compliance", "admin"] as const;
const agents = ["agent", "admin"] as const;

/** Who may call what, by hand: it is compared with the routes that exist. */
const table: Record<string, readonly Caller[]> = {
  "GET /api/office/me": everybody,
  "POST /api/office/login": everybody,
  "POST /api/office/set-password": everybody,
  "GET /api/office/session": [...readers],
  "POST /api/office/authenticator": ["entering"],
  "POST /api/office/verify": ["entering"],
  "GET /api/office/requests": readers,
  "GET /api/office/requests/counts": readers,
  "GET /api/office/requests/:id": readers,
  "GET /api/office/requests/:id/documents/:documentId": readers,
  "POST /api/office/requests/:id/take": agents,
  "POST /api/office/requests/:id/release": agents,
  "POST /api/office/requests/:id/lease": agents,
  "POST /api/office/requests/:id/snooze": agents,
  "POST /api/office/requests/:id/contacted": agents,
  "POST /api/office/requests/:id/sent-to-insurer": agents,
  "POST /api/office/requests/:id/insurer-answered": agents,
  "POST /api/office/requests/:id/reject": agents,
  "POST /api/office/requests/:id/payment-reviews/:attempt/end": agents,
  "POST /api/office/requests/:id/cancel": agents,
  "POST /api/office/requests/:id/mails/:mailId/send-again": agents,
  "GET /api/office/requests/:id/files": agents,
  "POST /api/office/requests/:id/files": ["compliance"],
  "GET /api/office/analytics": readers,
  "GET /api/office/analytics/requests": readers,
  "GET /api/office/analytics/:table": readers,
  "GET /api/office/clients": readers,
  "GET /api/office/clients/:id": readers,
  "GET /api/office/clients/:id/joins": readers,
  "GET /api/office/clients/:id/joins/proofs/:other": agents,
  "POST /api/office/clients/:id/joins": agents,
  "POST /api/office/clients/:id/joins/:join/separate": agents,
  "GET /api/office/clients/:id/erasure": ["compliance"],
  "POST /api/office/clients/:id/erasure": ["compliance"],
  "POST /api/office/clients/:id/export": ["compliance"],
  "GET /api/office/clients/:id/timeline": readers,
  "GET /api/office/clients/:id/preferences": readers,
  "PUT /api/office/clients/:id/preferences": agents,
  "GET /api/office/messages": readers,
  "GET /api/office/messages/:id": readers,
  "POST /api/office/messages/:id": agents,
  "GET /api/office/chats": readers,
  "GET /api/office/chats/there": readers,
  "GET /api/office/chats/:id": readers,
  "POST /api/office/chats/:id/answer": agents,
  "POST /api/office/chats/:id/lines": agents,
  "POST /api/office/chats/:id/hand-over": agents,
  "POST /api/office/chats/:id/end": agents,
  "POST /api/office/chats/:id/message": agents,
  "POST /api/office/chats/:id/note": agents,
  "POST /api/office/requests/:id/refunds": agents,
  "POST /api/office/requests/:id/disputes": agents,
  "POST /api/office/requests/:id/disputes/:dispute/end": agents,
  "GET /api/office/refunds": readers,
  "GET /api/office/refunds.csv": readers,
  "GET /api/office/refunds/counts": readers,
  "GET /api/office/refunds/:id": readers,
  "GET /api/office/refunds/:id/files/:file": readers,
  "POST /api/office/refunds/:id/approve": ["admin"],
  "POST /api/office/refunds/:id/change": agents,
  "POST /api/office/refunds/:id/confirm": agents,
  "POST /api/office/refunds/:id/fail": agents,
  "POST /api/office/refunds/:id/refuse": ["admin"],
  "POST /api/office/refunds/:id/reveal": agents,
  "POST /api/office/refunds/:id/send": agents,
  "POST /api/office/refunds/:id/void": ["admin"],
  "POST /api/office/refunds/:id/withdraw": agents,
  "GET /api/office/approvals": readers,
  "GET /api/office/approvals/:id": readers,
  "POST /api/office/approvals/:id/approve": readers,
  "POST /api/office/approvals/:id/refuse": readers,
  "POST /api/office/approvals/:id/withdraw": readers,
  "GET /api/office/sessions": readers,
  "POST /api/office/sessions/:id/end": readers,
  "POST /api/office/sessions/end-others": readers,
  "GET /api/office/settings/navigation": ["admin"],
  "POST /api/office/settings/navigation": ["admin"],
  "POST /api/office/settings/navigation/reset": ["admin"],
  "GET /api/office/settings/brand": ["admin"],
  "POST /api/office/settings/brand": ["admin"],
  "POST /api/office/settings/brand/reset": ["admin"],
  "GET /api/office/texts": agents,
  "GET /api/office/settings/texts": ["admin"],
  "POST /api/office/settings/texts": ["admin"],
  "POST /api/office/settings/texts/:id/change": ["admin"],
  "POST /api/office/settings/texts/:id/retire": ["admin"],
  "POST /api/office/settings/texts/:id/restore": ["admin"],
  "GET /api/office/settings/commission": ["admin"],
  "GET /api/office/settings/commission/:insurer/:month": ["admin"],
  "POST /api/office/settings/commission/:insurer/:month/preview": ["admin"],
  "POST /api/office/settings/commission/:insurer/:month/import": ["admin"],
  "POST /api/office/settings/commission/:insurer/:month/take-back": ["admin"],
  "POST /api/office/settings/commission/:insurer/:month/entries": ["admin"],
  "POST /api/office/settings/commission/differences/:id/change": ["admin"],
  "POST /api/office/settings/commission/differences/:id/end": ["admin"],
  "GET /api/office/settings/commission/:insurer/:month/bordereau.csv": ["admin"],
  "GET /api/office/settings/commission/:insurer/:month/bordereau.pdf": ["admin"],
  "GET /api/office/settings/health": ["admin"],
  "GET /api/office/settings/audit": ["compliance"],
  "GET /api/office/settings/audit.csv": ["compliance"],
  "GET /api/office/settings/audit/choices": ["compliance"],
  "POST /api/office/settings/audit/person": ["compliance"],
  "GET /api/office/settings/audit/chain": ["compliance"],
  "POST /api/office/settings/audit/chain/check": ["compliance"],
  "GET /api/office/insurers": readers,
  "POST /api/office/insurers": ["admin"],
  "GET /api/office/insurers/:slug": readers,
  "POST /api/office/insurers/:slug": ["admin"],
  "POST /api/office/wordmarks": ["admin"],
  "POST /api/office/insurers/:slug/plans": agents,
  "POST /api/office/insurers/:slug/agreements": agents,
  "POST /api/office/insurers/:slug/payees": agents,
  "GET /api/office/drafts/:id": readers,
  "POST /api/office/drafts/:id": agents,
  "POST /api/office/drafts/:id/ask": agents,
  "POST /api/office/drafts/:id/documents": agents,
  "POST /api/office/drafts/:id/documents/remove": agents,
  "GET /api/office/drafts/:id/documents/:digest": readers,
  "POST /api/office/drafts/:id/discard": agents,
  "GET /api/office/plans": readers,
  "POST /api/office/plans": agents,
  "GET /api/office/plans/:id/editions": readers,
  "GET /api/office/plans/:id/editions/:digest": readers,
  "GET /api/office/plans.csv": readers,
  "POST /api/office/plans/preview": agents,
  "POST /api/office/plans/import": agents,
  "GET /api/office/editions": readers,
  "POST /api/office/editions": agents,
  "GET /api/office/editions.csv": readers,
  "POST /api/office/editions/preview": agents,
  "POST /api/office/editions/import": agents,
  "GET /api/office/staff": ["admin"],
  "POST /api/office/staff": ["admin"],
  "POST /api/office/staff/:id": ["admin"],
  "POST /api/office/staff/:id/disable": ["admin"],
  "POST /api/office/staff/:id/enable": ["admin"],
  "POST /api/office/staff/:id/reset": ["admin"],
  "POST /api/office/staff/:id/end-sessions": ["admin"],
  "GET /api/office/calendar": ["admin"],
  "POST /api/office/calendar": ["admin"],
  "POST /api/office/calendar/check": ["admin"],
  "GET /api/office/calendar/reminders": readers,
  "GET /api/office/away": agents,
  "POST /api/office/away": agents,
  "GET /api/office/colleagues": agents,
  "GET /api/office/notices": agents,
  "POST /api/office/notices/:id/read": agents,
  "POST /api/office/requests/:id/take-over": agents,
  "POST /api/office/requests/:id/assign": agents,
  "POST /api/office/requests/:id/wake": agents,
  "POST /api/office/requests/:id/seen": agents,
  "POST /api/office/requests/:id/ask-gateway": agents,
  "GET /api/office/live": readers,
  "GET /api/office/installation": readers,
  "POST /api/office/requests/:id/notes": agents,
  "POST /api/office/requests/:id/note-draft": agents,
  "POST /api/office/requests/:id/reveal": agents,
  "GET /api/office/requests/:id/offer-plans": ["agent"],
  "POST /api/office/requests/:id/offer-check": ["agent"],
  "POST /api/office/requests/:id/offers": ["agent"],
  "POST /api/office/requests/:id/offers/:offerId": ["agent"],
  "POST /api/office/requests/:id/offers/:offerId/withdraw": ["agent"],
  "POST /api/office/requests/:id/send-offers": ["agent"],
  "POST /api/office/requests/:id/policy": ["agent"],
  "POST /api/office/requests/:id/policy/check-file": ["agent"],
  "POST /api/office/requests/:id/policy/traffic": ["agent"],
  "POST /api/office/requests/:id/policy/end": ["agent"],
  "GET /api/office/requests/:id/policy/files/:kind": readers,
  "POST /api/office/requests/:id/documents/verdict": agents,
  "POST /api/office/requests/:id/document-requests": agents,
  "POST /api/office/requests/:id/document-requests/:documentRequestId/withdraw": agents,
  "POST /api/office/requests/:id/document-requests/:documentRequestId/send-again": agents,
  // The last, because it ends the sessions.
  "POST /api/office/logout": everybody,
};

let app: TestApp;
let id: string;
let routes: RegisteredRoute[];
const headersOf = new Map<Caller, Record<string, string>>();

beforeAll(async () => {
  ({ built: app, routes } = await withRegisteredRoutes(() => openTestApp()));
  const staff = staffOf(app);
  const customer = await signUpVerified(app);
  id = await storedLead(app, customer);
  headersOf.set("anonymous", {});
  headersOf.set("customer", customer.headers);
  const { email } = await staff.addMember();
  headersOf.set("entering", { cookie: `staff=${cookieOf(await staff.login(email))}` });
  for (const role of readers)
    headersOf.set(role, { cookie: `staff=${(await staff.enter(role)).cookie}` });
});
afterAll(() => app.close());

const refusals = ["staff.loginRequired", "staff.forbidden"];

const mayCall = async (route: string, caller: Caller) => {
  const [method = "", path = ""] = route.split(" ");
  const isStream = route.endsWith("/live");
  const answer = await app.call({
    method: method as "GET" | "POST",
    url: path
      .replace(":id", id)
      .replace(":documentId", id)
      .replace(":mailId", id)
      .replace(":documentRequestId", id)
      .replace(":kind", "policy"),
    payloadAsStream: isStream,
    headers: { "sec-fetch-site": "same-origin", ...headersOf.get(caller) },
    ...(method === "POST" && { payload: {} }),
  });
  expect(answer.statusCode).toBeLessThan(500);
  if (isStream) {
    answer.stream().destroy();
    return answer.statusCode === 200;
  }
  const isJson = String(answer.headers["content-type"]).includes("json");
  if (!isJson) return answer.statusCode === 200;
  return !refusals.includes(answer.json<{ code?: string }>().code ?? "");
};

describe("the table of staff calls", () => {
  it("names every call that exists, and no other", () => {
    const existing = routes
      .filter(({ url }) => url.startsWith("/api/office/"))
      .map(({ method, url }) => `${method} ${url}`);
    expect(existing.toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it.each(Object.entries(table))("lets exactly its roles use %s", async (route, allowed) => {
    const admitted = [];
    for (const caller of callers) if (await mayCall(route, caller)) admitted.push(caller);
    expect(admitted).toEqual([...allowed]);
  });

  it("is what the API's description says", async () => {
    const { paths } = (await app.call({ url: "/api/openapi.json" })).json<{
      paths: Record<string, Record<string, { "x-roles"?: string[] }>>;
    }>();
    expect(paths["/api/office/requests"]?.["get"]?.["x-roles"]).toEqual([...readers]);
    expect(paths["/api/office/requests/{id}/take"]?.["post"]?.["x-roles"]).toEqual([...agents]);
    expect(paths["/api/quotes"]?.["post"]).not.toHaveProperty("x-roles");
  });
});
