import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { MINUTE_MS } from "../../../domain/durations.ts";
import type { Deliver } from "../../adapters/mail/delivery/mail-worker.ts";
import type { Letter } from "../../adapters/mail/mail.ts";
import { renderMail } from "../../adapters/mail/templates/render-mail.ts";
import type { StoreState } from "../../adapters/storage/document-store.ts";
import type { Parts } from "../../parts.ts";
import type { Standing } from "../audit/standing.ts";

const NAME = "restoring.json";

const Told = z.object({ about: z.string(), by: z.string(), at: z.string(), sent: z.boolean() });
type Told = z.infer<typeof Told>;

/** A process that was killed while it sent the mail has not told anybody. */
const CLAIM_MS = 2 * MINUTE_MS;
/** Time that another process may take to write its own claim over ours. */
const SETTLE_MS = 1_000;

const aboutOf = (standing: Standing) =>
  "head" in standing ? `${standing.head.seq}/${standing.head.digest}` : standing.kind;

const readTold = async (state: Pick<StoreState, "read">) => {
  const text = await state.read(NAME);
  const parsed = text === undefined ? undefined : Told.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : undefined;
};

export const forgetTold = (state: Pick<StoreState, "delete">) => state.delete(NAME);

/**
 * One mail for each head, by one of the processes, without the job queue, which does not run (ruling D3).
 * Answers whether this process has sent it.
 */
export const createTelling = (
  {
    configuration,
    now,
    store: { state },
  }: Pick<Parts, "now"> & {
    configuration: Pick<Parts["configuration"], "adminEmail" | "publicUrl">;
    store: { state: StoreState };
  },
  deliver: Deliver,
  settleMs = SETTLE_MS,
) => {
  const isTold = (told: Told | undefined, about: string) =>
    told?.about === about &&
    (told.sent || now().getTime() - new Date(told.at).getTime() < CLAIM_MS);

  return async (standing: Exclude<Standing, { kind: "whole" }>): Promise<boolean> => {
    const about = aboutOf(standing);
    if (isTold(await readTold(state), about)) return false;

    const claim: Told = { about, by: randomUUID(), at: now().toISOString(), sent: false };
    await state.write(NAME, JSON.stringify(claim));
    await wait(settleMs);
    if ((await readTold(state))?.by !== claim.by) return false;

    const letter: Letter = {
      key: `restoring-${claim.by}`,
      to: configuration.adminEmail,
      language: "ar",
      mail: { kind: "restoringNotice", why: standing.kind, at: claim.at },
    };
    try {
      await deliver(letter, await renderMail(letter, configuration.publicUrl));
    } catch (error) {
      await forgetTold(state);
      throw error;
    }
    await state.write(NAME, JSON.stringify({ ...claim, sent: true }));
    return true;
  };
};
