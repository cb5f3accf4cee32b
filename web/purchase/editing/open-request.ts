import { readRequest, type RequestDetails } from "../../../contract/requests.ts";
import { parseDraft } from "../../../domain/purchase/draft.ts";
import { call } from "../../api/client.ts";
import { saveChoice } from "../draft/stored-choice.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { slotsAmong } from "../draft/documents-on-file.ts";
import { deleteExpiredBytes } from "../draft/stored-bytes.ts";
import { saveEmiratesId } from "../draft/pictures.ts";
import { loadDraft, saveDraft } from "../draft/stored-draft.ts";
import { saveFullName } from "../draft/full-name.ts";
import { saveUserInfo } from "../draft/user-info.ts";
import { type Editing, loadEditing, saveEditing } from "../draft/editing.ts";

export type Opened = "opened" | "loginFirst" | "unknown" | "notEditable" | "failed";

/** Answers typed for this request before stay, unless the `newest` is asked for. */
export async function openRequest(id: string, { newest = false } = {}): Promise<Opened> {
  if (!newest && isOpen(id)) return "opened";

  const answer = await call(readRequest, { params: { id } });
  if (answer.code === 401) return "loginFirst";
  if (answer.code === 404) return "unknown";
  if (answer.code !== 200) return "failed";
  if (!answer.data.data.mayEdit) return "notEditable";

  // An expired edit ends here, or this would clear the device's purchase.
  if (loadEditing()) await clearPurchase();
  void deleteExpiredBytes();
  return layOut(answer.data.data);
}

/** An edit whose answers expired begins again from the request. */
const isOpen = (id: string) => loadEditing()?.requestId === id && loadDraft() !== undefined;

async function layOut(request: RequestDetails): Promise<Opened> {
  const draft = parseDraft({ ...request.answers, type: request.type });
  if (!draft) return "failed";

  saveEditing({
    requestId: request._id,
    number: request.number,
    version: request.version,
    type: draft.type,
    inputMethod: draft.inputMethod,
    plan: planOf(request),
    slots: slotsAmong(request.documents.map(({ slot }) => slot)),
    scope: crypto.randomUUID(),
  });
  saveDraft(draft, []);
  if (request.answers["emiratesID"]) await saveEmiratesId(request.answers["emiratesID"]);
  saveUserInfo({ ...request.userInfo, phonenumber: request.phonenumber, countryCode: "" });
  saveFullName(request.userInfo.username);
  saveChosenPlan(request);
  return "opened";
}

const planOf = ({ selectedPlan: plan }: RequestDetails): Editing["plan"] =>
  plan && {
    insurer: plan.insurer,
    names: plan.companyNames,
    coverType: plan.companyType,
    priceFils: plan.priceFils,
  };

/** The quotes page finds out whether it is still offered at that price. */
function saveChosenPlan({ selectedPlan: plan, confirmation, edition, ledger }: RequestDetails) {
  if (!plan) return;
  saveChoice({
    packageId: "as it was",
    insurer: plan.insurer,
    logo: plan.logo,
    insurerName: plan.insurerName,
    names: plan.companyNames,
    coverType: plan.companyType,
    priceFils: plan.priceFils,
    edition: edition ?? "",
    ledger: ledger ?? [],
    confirmation: { startDate: confirmation?.startDate ?? "" },
  });
}
