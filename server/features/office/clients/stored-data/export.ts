import type { ExportFormat } from "../../../../../contract/office/clients/data.ts";
import { documentSlots } from "../../../../../domain/documents/documents.ts";
import { attemptStates } from "../../../../../domain/requests/payment-attempt-state.ts";
import { requestStates } from "../../../../../domain/requests/request-state.ts";
import { maskEmiratesId } from "../../../../../domain/vehicle/emirates-id.ts";
import type { StoredData } from "../../../../adapters/papers/stored-data.ts";
import { isUuid } from "../../../../adapters/database/uuid.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import {
  type DescribedClient,
  describeClients,
} from "../../../../records/clients/described-clients-store.ts";
import { noteOpeningIn } from "../../../../records/clients/openings-store.ts";
import type { Privacy } from "../../../privacy/privacy.ts";
import type { Watch } from "../../openings/watch.ts";

type Kept = Awaited<ReturnType<Privacy["readPerson"]>>;
type KeptRequest = Kept["requests"][number];

/** What a file holds leaves the house: identity numbers do not (ruling P12). */
const withoutIdentity = ({ answers, ...request }: KeptRequest): KeptRequest => ({
  ...request,
  answers: {
    ...answers,
    ...(answers["emiratesID"] !== undefined && {
      emiratesID: maskEmiratesId(answers["emiratesID"]),
    }),
  },
});

const known = <Value extends string>(values: readonly Value[], value: string, otherwise: Value) =>
  values.find((one) => one === value) ?? otherwise;

const onPaper = (request: KeptRequest): StoredData["requests"][number] => {
  const { plateInfo, selectedPlan, policy } = request;
  return {
    number: request.number,
    state: known(requestStates, request.state, "submitted"),
    createdAt: request.createdAt,
    plate: plateInfo && [plateInfo.code, plateInfo.number].filter(Boolean).join(" "),
    insurer: selectedPlan?.companyName ?? null,
    priceFils: selectedPlan?.priceFils ?? null,
    policyNumber: policy?.number ?? null,
    documents: documentSlots.filter((slot) => request.documents.some((one) => one.slot === slot)),
    consents: request.consents.map(({ kind, version, at }) => ({
      kind: kind === "declaration" ? kind : "authorisation",
      version,
      at,
    })),
    payments: request.payments.map(({ state, amountFils, at }) => ({
      state: known(attemptStates, state, "created"),
      amountFils,
      at,
    })),
    calls: request.calls,
    notes: request.notes,
    erasedOn: request.erasedOn,
  };
};

/** All that is kept about a person, by the function that answers the person (issue 37, O11). */
export const createExport = (
  { configuration, db, now, papers }: Pick<Parts, "configuration" | "db" | "now" | "papers">,
  privacy: Pick<Privacy, "readPerson" | "accountSince">,
  watch: Pick<Watch, "afterOpening">,
) => {
  const readAll = async (client: DescribedClient) => {
    const [kept, accountSince] = await Promise.all([
      privacy.readPerson(client, client.language),
      // Whoever signed up without proving the address may be somebody else.
      client.userId === null || !client.isVerified
        ? undefined
        : privacy.accountSince(client.userId),
    ]);
    const { name, email, phone } = client;
    return {
      person: { name, email, phone, accountSince: accountSince?.toISOString() ?? null },
      ...kept,
      requests: kept.requests.map(withoutIdentity),
    };
  };

  const print = (client: DescribedClient, all: Awaited<ReturnType<typeof readAll>>) =>
    papers.storedData({
      ...all.person,
      language: client.language,
      madeAt: now(),
      preferences: all.preferences,
      requests: all.requests.map(onPaper),
      refunds: all.requests.flatMap(({ number, refunds }) =>
        refunds.map((refund) => ({ ...refund, number })),
      ),
      messages: all.messages,
      chats: all.chats.map(({ request, lines }) => ({ number: request, lines })),
      openings: all.accessLog,
      licenceNumber: configuration.licenceNumber,
      isDemonstration: configuration.gateway.kind === "practice",
    });

  return async (member: StaffMember, id: string, format: ExportFormat): Promise<Buffer> => {
    const client = isUuid(id) ? (await describeClients(db, [id])).get(id) : undefined;
    if (!client) throw new Problem("staff.clientNotFound");
    // Written down before anything is read, so that no export is without its entry.
    const at = now();
    const people = await db.transaction(async (tx) => {
      await writeAuditIn(tx, {
        ...byStaff(member.id),
        at,
        subject: "client",
        subjectId: id,
        event: "exported",
        detail: { format },
      });
      return noteOpeningIn(tx, { clientId: id, staffId: member.id, kind: "export", at });
    });
    await watch.afterOpening(member, people, at);
    const all = await readAll(client);
    return format === "pdf" ? print(client, all) : Buffer.from(JSON.stringify(all, null, 2));
  };
};

export type Export = ReturnType<typeof createExport>;
