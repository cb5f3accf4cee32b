import type { Draft } from "../../contract/office/insurance/drafts.ts";
import type { InsurerShown } from "../../contract/office/insurance/insurer-shapes.ts";
import type { Agreement } from "../../domain/insurance/agreement.ts";
import type { Edition } from "../../domain/quotes/rating-plan.ts";
import { deskOf } from "./desk-calls.ts";
import { quoteOf } from "./editions.ts";
import type { TestApp } from "./test-app.ts";

/** What staff do with insurers and drafts through the API. */
export const insuranceDesk = (app: TestApp) => {
  const enter = deskOf(app);

  const memberOf = async (role: string) => {
    const member = await enter(role);
    const read = async (id: string) =>
      (await member.get(`/drafts/${id}`)).json<{ data: Draft }>().data;
    const does = async (path: string, body: object): Promise<Draft> => {
      const answer = await member.post(path, body);
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      return answer.json<{ data: Draft }>().data;
    };

    const copyEdition = async (plan: string, digest?: string) => {
      return does("/editions", { plan, digest: digest ?? (await quoteOf(app, plan)).edition });
    };
    const save = (draft: Pick<Draft, "id" | "version">, content: unknown, change: object = {}) =>
      does(`/drafts/${draft.id}`, {
        version: draft.version,
        content,
        countsFrom: null,
        reason: "The insurer's letter of today.",
        ...change,
      });
    const ask = ({ id, version }: Pick<Draft, "id" | "version">) =>
      does(`/drafts/${id}/ask`, { version });

    return {
      ...member,
      readDraft: read,
      does,
      copyEdition,
      save,
      ask,
      /** A copy of the edition of now, changed and asked for. */
      askEdition: async (plan: string, change: Partial<Edition>, rest: object = {}) => {
        const copy = await copyEdition(plan);
        return ask(await save(copy, { ...(copy.content.edition as Edition), ...change }, rest));
      },
      askAgreement: async (insurer: string, change: Partial<Agreement>) => {
        const [now] = (await insurerOf(insurer)).agreements;
        const path = `/insurers/${insurer}/agreements`;
        const copy = await does(path, { replaces: now?.id ?? null });
        return ask(await save(copy, { ...copy.content.agreement, ...change }));
      },
      decide: ({ approval }: Draft, how: "approve" | "refuse" = "approve") =>
        member.post(`/approvals/${approval?.id}/${how}`, {
          digest: approval?.digest,
          reason: "Not this one.",
        }),
    };
  };

  const reader = enter("compliance");
  const insurerOf = async (slug: string) =>
    (await (await reader).get(`/insurers/${slug}`)).json<{ data: InsurerShown }>().data;

  return { memberOf, insurerOf };
};
