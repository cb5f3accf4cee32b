import type { TestApp } from "./test-app.ts";

type Caller = Pick<TestApp, "call">;

/** `packageId` may be only the plan's id. */
export const shareQuote = (
  { call }: Caller,
  changes: { packageId: string } & Record<string, unknown>,
  headers: Record<string, string> = {},
  remoteAddress = "127.0.0.1",
) => {
  const { packageId } = changes;
  const isPlan = /-(third-party|comprehensive)$/.test(packageId);
  return call({
    method: "POST",
    url: "/api/quotes",
    headers,
    remoteAddress,
    payload: {
      kind: "renew",
      carType: "saloon",
      cylinderType: "4",
      ...changes,
      packageId: isPlan ? `${packageId}-saloon-4-renew` : packageId,
    },
  });
};

export const sharedQuote = async (app: Caller, plan: string, inputs: object = {}) => {
  const answer = await shareQuote(app, { packageId: plan, inputs });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ data: { code: string; url: string; expiresAt: string } }>().data;
};
