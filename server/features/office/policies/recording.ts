import { policyFileKinds, type TrafficState } from "../../../../domain/policies/policy-state.ts";
import { brokenConstraint, type Transaction } from "../../../adapters/database/database.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { readMultipart } from "../../../http/multipart/read-form.ts";
import type { FormRequest } from "../../../http/multipart/form-body.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { type Actor, byStaff } from "../../../records/audit/audit-store.ts";
import type { InsurerNames } from "../../policies/customer-policy.ts";
import type { Policies } from "../../policies/policies.ts";
import { lockPolicyIn, setTrafficIn } from "../../../records/policies/policies-store.ts";
import type { ReceivedPdf } from "../../policies/policy-files.ts";
import { differsLetter, recordedLetter } from "../../policies/policy-letters.ts";
import { auditCountedIn } from "../../../records/requests/request-audit.ts";
import { passTurnIn } from "../../../records/requests/turns-store.ts";
import { moveRequestIn, type RequestRow } from "../../../records/requests/requests-store.ts";
import type { Openings } from "../openings/openings.ts";
import type { StaffAct, VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";
import { refuseNotOwnIn } from "../writes/staff-writes.ts";
import { createPolicyEnding } from "./end-policy.ts";
import { isReadable, readPolicyFields } from "./read-policy-fields.ts";
import { writePolicyIn, type WrittenPolicy } from "./write-policy.ts";

type Features = {
  openings: Pick<Openings, "noteOfRequest">;
  policies: Pick<Policies, "files" | "insurerNames" | "view">;
  writes: StaffWrites;
};

const policyFileOf = (name: string) => policyFileKinds.find((kind) => kind === name);

const NUMBER_TAKEN = "policies_number";

const refuseTakenNumber = (error: unknown) => {
  if (brokenConstraint(error) !== NUMBER_TAKEN) throw error;
  throw new Problem("policies.numberTaken", { field: "number" });
};

/** Staff record what the insurer issued (ruling P18). */
export const createPolicyRecording = (
  { jobs, keys, now }: Pick<Parts, "jobs" | "keys" | "now">,
  { openings, policies, writes }: Features,
) => {
  const { files } = policies;

  /** Whose turn it is then, and the mail to its customer. */
  const followIn = async (
    tx: Transaction,
    request: RequestRow,
    { policy, isForCustomer, wasActive }: WrittenPolicy,
    nameOf: InsurerNames,
    by: Actor,
    at: Date,
  ) => {
    const name = nameOf(policy.insurer);
    if (isForCustomer) {
      await passTurnIn(tx, request, "policySent", "customer", by, at);
      return sendLetterIn(tx, jobs, differsLetter(request, policy, name));
    }
    if (request.state === "paid") await moveRequestIn(tx, request, "policyIssued", by, at);
    else
      await passTurnIn(tx, request, wasActive ? "policyCorrected" : "policyRecorded", null, by, at);
    return sendLetterIn(tx, jobs, recordedLetter(request, policy, name));
  };

  return {
    /** Called before anything is sent to us. @throws {Problem} requests.notFound; staff.notTaken; staff.takenByOther */
    refuseEarly: (act: StaffAct): Promise<void> =>
      writes.withLock(act, (tx, request) => refuseNotOwnIn(tx, request, act.member.id)),

    /** The same limits as when it is recorded, and nothing is kept. @throws {Problem} policies.pdf… */
    checkFile: async (form: FormRequest): Promise<{ pages: number }> => {
      let checked: { pages: number } | undefined;
      await readMultipart(form, {
        slotOf: policyFileOf,
        takeFile: async (upload) => {
          checked = await files.check(upload);
        },
      });
      if (!checked) throw new Problem("policies.pdfMissing");
      return checked;
    },

    /** @throws {Problem} policies.…; see also `StaffWrites.withLease` */
    record: async (act: StaffAct, form: FormRequest) => {
      const received: ReceivedPdf[] = [];
      try {
        const { fields } = await readMultipart(form, {
          slotOf: policyFileOf,
          beforeFile: async (sent) => {
            if (isReadable(sent)) readPolicyFields(sent, now());
          },
          takeFile: async (upload, kind) => {
            received.push(await files.receive(upload, kind));
          },
        });
        const { version, ...asked } = readPolicyFields(fields, now());
        const nameOf = await policies.insurerNames();
        await writes
          .withLease({ ...act, version }, async (tx, request, by, at) => {
            const writing = { request, asked, received, staffId: act.member.id, at };
            const written = await writePolicyIn(tx, writing, keys);
            await followIn(tx, request, written, nameOf, by, at);
          })
          .catch(refuseTakenNumber);
      } catch (error) {
        // The commit may have happened before any other failure: the sweeper decides by the rows.
        if (error instanceof Problem) await files.discard(received);
        throw error;
      }
      return writes.read(act);
    },

    /** @throws {Problem} policies.notRecordable */
    setTraffic: (act: VersionedAct, traffic: TrafficState) =>
      writes.write(act, async (tx, request, by, at) => {
        const policy = await lockPolicyIn(tx, request.id);
        if (!policy) throw new Problem("policies.notRecordable");
        if (policy.traffic === traffic) return;
        await setTrafficIn(tx, policy.id, traffic, act.member.id, at);
        await auditCountedIn(tx, request, "trafficSet", by, at, { traffic });
      }),

    end: createPolicyEnding({ jobs, now }, { policies, writes }),

    view: async ({ member, id }: StaffAct, kind: string) => {
      const viewed = await policies.view(byStaff(member.id), id, kind);
      await openings.noteOfRequest(member, id, "policy");
      return viewed;
    },
  };
};

export type PolicyRecording = ReturnType<typeof createPolicyRecording>;
