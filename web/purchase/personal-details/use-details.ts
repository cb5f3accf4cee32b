import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import type { ShownProblemCode } from "../../../contract/problems.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { refusedField } from "../contact/contact-words.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import type { UserInfo } from "../draft/user-info.ts";
import { documentsFrom, loadDocuments } from "../documents/documents.ts";
import { isAboutPicture } from "../sending/refused.tsx";
import type { Refusal } from "../sending/post-request.ts";
import { type Content } from "../sending/request-body.ts";
import { partsOf } from "../documents/picture-parts.ts";
import { fieldsOfDetails } from "../sending/request-fields.ts";
import { rememberTaken } from "../sending/taken-request.ts";
import { useGoOn } from "../sending/use-go-on.ts";
import { usePosting } from "../sending/use-posting.ts";
import type { PhotoChoice } from "./photo-choice-kept.ts";

type Options = {
  draft: PurchaseDraft;
  onGone: () => void;
  refuse: (problems: { [field: string]: string }) => void;
};

/** Specification part 2, 7.2. */
export function useDetails({ draft, onGone, refuse }: Options) {
  const { t } = useTranslation("problems");
  const { pathOf } = useSite();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const { posting, post, retry } = usePosting({ draft, onGone, addsPictures: true });
  const [refusal, setRefusal] = useState<Refusal>();

  const fail = (code: ShownProblemCode) =>
    void navigate(pathOf(paths.somethingFailed), { state: { code, from: "details" } });

  const refused = (found: Refusal) => {
    const field = refusedField(found.code);
    if (field) return refuse({ [field]: t(found.code) });
    return isMendable(found) ? setRefusal(found) : fail(found.code);
  };

  return {
    posting,
    refusal,
    onRetry: retry,

    send: async (info: UserInfo, choice: PhotoChoice) => {
      setRefusal(undefined);
      const documents = await loadDocuments();
      // Ruling P14: all documents or none.
      const sent = choice === "now" ? documents : undefined;
      const content: Content = {
        type: draft.type,
        fields: fieldsOfDetails(
          {
            draft,
            emiratesId: documents.emiratesId,
            documentsFrom: sent && documentsFrom(draft, sent),
          },
          info,
        ),
        parts: sent ? partsOf(draft, sent.pictures) : [],
      };

      return post(content, (outcome) => {
        if (outcome.kind === "refused") return refused(outcome);
        if (outcome.kind === "handedOff") return fail("request.unexpected");
        const taken = { ...outcome.taken, email: outcome.taken.email || info.email };
        rememberTaken(taken);
        void clearPurchase().then(() => goOn(taken));
      });
    },
  };
}

/** Problems the person can correct; all others lead to /fail (ruling A5). */
const isMendable = ({ code, field }: Refusal): boolean =>
  isAboutPicture(code) ||
  ((code === "requests.missing" || code === "requests.invalidField") && field !== undefined);
