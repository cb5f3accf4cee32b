import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingVehicleAnswers } from "../../../domain/purchase/missing-answers.ts";
import { parseEmiratesId } from "../../../domain/vehicle/emirates-id.ts";
import { useRulesForm } from "../../ui/use-rules-form.ts";
import { useContactProblems } from "../contact/contact-words.ts";
import { phoneParts, wholePhone } from "../contact/phone-parts.ts";
import { loadUserInfo, saveUserInfo, type UserInfo } from "../draft/user-info.ts";
import type { Documents } from "../documents/documents.ts";
import { useDocumentsForm } from "../documents/use-documents-form.ts";
import { isPicture } from "../vehicle-details/form-problems.ts";
import { PHOTO_CHOICE } from "./photo-choice.tsx";
import { usePhotoChoice } from "./use-photo-choice.ts";

const fields = ["username", "countryCode", "phonenumber", "email"] as const;
type Values = Record<(typeof fields)[number], string>;

type Options = { draft: PurchaseDraft; documents: Documents; info: UserInfo };

/** Asks for the Emirates ID and which car it is, too, where the vehicle's form was left without. */
export function useDetailsForm({ draft, documents, info }: Options) {
  const { t } = useTranslation("purchase");
  const answers = useDocumentsForm({ draft, documents });
  const photos = usePhotoChoice(draft, documents);
  // Fixed when the form opens: a field must not disappear while it is typed into.
  const [initial] = useState(() => {
    const known = loadUserInfo() ?? info;
    const { countryCode, phone } = phoneParts(known);
    return { username: known.username, email: known.email, countryCode, phonenumber: phone };
  });
  const [asksEmiratesId] = useState(
    draft.type === "new" && parseEmiratesId(documents.emiratesId) === undefined,
  );
  const [asksCar] = useState(() => missingVehicleAnswers(draft, new Date()).length > 0);
  const contact = useRulesForm<Values>({ fields, problemsOf: useContactProblems(), initial });

  const infoOf = (values: Values): UserInfo => ({
    username: values.username.trim(),
    email: values.email.trim(),
    phonenumber: wholePhone(values.phonenumber, values.countryCode),
    countryCode: values.countryCode,
  });

  const found = answers.summary.problems;
  const missing = photos.choice === "now" ? found.filter(({ field }) => isPicture(field)) : [];
  const missingWords = t("personal.photos.missing", { count: missing.length });

  return {
    answers,
    photos,
    asksEmiratesId,
    asksCar,
    missingPhotos: missing.length,
    field: (name: (typeof fields)[number]) => contact.field(name),
    refuse: contact.refuse,
    summary: {
      attempt: contact.summary.attempt + answers.summary.attempt,
      problems: [
        ...contact.summary.problems,
        ...found.filter(({ field }) => !isPicture(field)),
        ...(missing.length > 0 ? [{ field: PHOTO_CHOICE, message: missingWords }] : []),
        ...missing,
      ],
    },

    /** All parts are checked before anything is sent. */
    submit: (send: (info: UserInfo) => Promise<void>) => async (event: FormEvent) => {
      event.preventDefault();
      let isComplete = false;
      await answers.submit(photos.choice === "now" ? "offerWithPhotos" : "offer", async () => {
        isComplete = true;
        return Promise.resolve();
      });
      contact.submit(async (values) => {
        if (isComplete) await send(infoOf(values));
      })(event);
    },

    /** Survives a reload and Back. */
    keep: () =>
      saveUserInfo(
        infoOf({
          username: contact.valueOf("username"),
          email: contact.valueOf("email"),
          phonenumber: contact.valueOf("phonenumber"),
          countryCode: contact.valueOf("countryCode"),
        }),
      ),
  };
}
