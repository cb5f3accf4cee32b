import { dayInDubai } from "../../domain/calendar-day.ts";
import type { Offer } from "../../contract/offer.ts";
import type { OfferTerms } from "../../contract/office/offers/routes.ts";
import type { Approval } from "../../contract/office/approvals/part.ts";
import type { DeskRequest } from "../../contract/office/desk/requests.ts";
import { signUpVerified } from "./accounts.ts";
import { staffOf } from "./staff.ts";
import { storedLead } from "./stored-requests.ts";
import type { TestApp } from "./test-app.ts";

type Person = Awaited<ReturnType<typeof signUpVerified>>;

/** Offers of an application, as an agent makes them and customers answer them. */
export const offersOf = (app: TestApp) => {
  const staff = staffOf(app);

  const terms = (change: Partial<OfferTerms> = {}): OfferTerms => ({
    plan: null,
    other: {
      insurer: "marsa",
      nameEn: "Marsa Import",
      nameAr: "مرسى للسيارات",
      coverType: "comprehensive",
    },
    priceFils: 210_000,
    insurerRef: "Q-77",
    priceReason: "As the insurer quoted it.",
    validUntil: dayInDubai(app.parts.now(), 1),
    why: "Covers cars from Japan.",
    ...change,
  });

  let second: Promise<{ cookie: string }> | undefined;

  /** What of a request waits for a second person. */
  const waitingOf = ({ approvals }: DeskRequest) =>
    approvals.filter(({ state }) => state === "asked");

  /** A colleague of all agents approves what they asked for; after a day as another one. */
  const approve = async (approval: Approval, mayEnterAgain = true): Promise<void> => {
    second ??= staff.enter();
    const { cookie } = await second;
    const { id, digest } = approval;
    const answer = await staff.post(`/approvals/${id}/approve`, { digest }, cookie);
    if (answer.statusCode !== 401 || !mayEnterAgain) return;
    second = undefined;
    await approve(approval, false);
  };

  /** An agent who has taken the request. */
  const agentOf = async (id: string) => {
    const { cookie } = await staff.enter();
    await staff.post(`/requests/${id}/take`, {}, cookie);
    const read = async () =>
      (await staff.get(`/requests/${id}`, cookie)).json<{ data: DeskRequest }>().data;
    const act = async (path: string, payload: object = {}) =>
      staff.post(
        `/requests/${id}/${path}`,
        { version: (await read()).version, ...payload },
        cookie,
      );
    const ask = (change: Partial<OfferTerms> = {}, send: string[] | null = []) =>
      act("offers", { terms: terms(change), send });
    /** What somebody may not send alone is approved at once. */
    const acting = async (path: string, payload?: object) => {
      const answer = await act(path, payload);
      const request = answer.json<{ data?: DeskRequest }>().data;
      if (!request || waitingOf(request).length === 0) return answer;
      for (const approval of waitingOf(request)) await approve(approval);
      return staff.get(`/requests/${id}`, cookie);
    };
    const make = (change: Partial<OfferTerms> = {}, send: string[] | null = []) =>
      acting("offers", { terms: terms(change), send });
    return { cookie, read, act: acting, ask, make };
  };

  const answer = (
    person: Pick<Person, "headers">,
    requestId: string,
    path: string,
    payload?: object,
  ) =>
    app.call({
      method: payload === undefined ? "GET" : "POST",
      url: `/api/carins/insurance-requests/${requestId}/offers${path}`,
      headers: person.headers,
      ...(payload !== undefined && { payload }),
    });

  const list = async (person: Person, requestId: string) =>
    (await answer(person, requestId, "")).json<{ data: Offer[] }>().data;

  const accept = (
    person: Person,
    requestId: string,
    { id, version }: Pick<Offer, "id" | "version">,
    insteadOf?: string,
  ) => answer(person, requestId, `/${id}/accept`, { version, ...(insteadOf && { insteadOf }) });

  const decline = (person: Person, requestId: string, { id }: Pick<Offer, "id">) =>
    answer(person, requestId, `/${id}/decline`, {});

  return {
    staff,
    terms,
    agentOf,
    answer,
    list,
    accept,
    decline,

    /** A person's lead with as many open offers as prices are given, the first the oldest. */
    offered: async (...prices: number[]) => {
      const person = await signUpVerified(app);
      const requestId = await storedLead(app, person);
      const agent = await agentOf(requestId);
      for (const priceFils of prices) await agent.make({ priceFils });
      return { person, requestId, agent, offers: await list(person, requestId) };
    },
  };
};
