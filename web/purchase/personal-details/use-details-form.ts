import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { emiratesIdIsEmpty, parseEmiratesId } from "../../../domain/vehicle/emirates-id.ts";
import { useRulesForm } from "../../ui/use-rules-form.ts";
import { useContactProblems } from "../contact/contact-words.ts";
import { phoneParts, wholePhone } from "../contact/phone-parts.ts";
import { saveUserInfo, type UserInfo } from "../draft/user-info.ts";
import type { Documents } from "../documents/documents.ts";
import { useEmiratesId } from "../vehicle-details/use-emirates-id.ts";

const fields = ["username", "countryCode", "phonenumber", "email"] as const;
type Values = Record<(typeof fields)[number] | "emiratesID", string>;

type Options = {
  draft: PurchaseDraft;
  documents: Documents;
  info: UserInfo;
  onTyped: (info: UserInfo) => void;
};

/** Asks for the Emirates ID, too, if a new policy's form was left before it was entered. */
export function useDetailsForm({ draft, documents, info, onTyped }: Options) {
  const { t } = useTranslation("purchase");
  const contactProblems = useContactProblems();
  const { number, write } = useEmiratesId();
  const [left, setLeft] = useState(false);
  // Fixed when the form opens: a field must not disappear while it is typed into.
  const [initial] = useState(() => {
    const { countryCode, phone } = phoneParts(info);
    return { username: info.username, email: info.email, countryCode, phonenumber: phone };
  });
  const [isAsked] = useState(
    draft.type === "new" && parseEmiratesId(documents.emiratesId) === undefined,
  );

  const emiratesIdProblem = () => {
    if (!isAsked || parseEmiratesId(number)) return undefined;
    return t(
      emiratesIdIsEmpty(number)
        ? "vehicle.problems.emiratesIDRequired"
        : "vehicle.problems.emiratesID",
    );
  };
  const form = useRulesForm<Values>({
    fields: [...fields, "emiratesID"],
    problemsOf: (values) => {
      const emiratesID = emiratesIdProblem();
      return { ...contactProblems(values), ...(emiratesID && { emiratesID }) };
    },
    initial,
  });

  const infoOf = (values: Omit<Values, "emiratesID">): UserInfo => ({
    username: values.username.trim(),
    email: values.email.trim(),
    phonenumber: wholePhone(values.phonenumber, values.countryCode),
    countryCode: values.countryCode,
  });

  return {
    field: (name: (typeof fields)[number]) => form.field(name),
    // The number is kept outside the form, so the form cannot know that it is mended.
    summary: {
      ...form.summary,
      problems: form.summary.problems.filter(
        ({ field }) => field !== "emiratesID" || emiratesIdProblem() !== undefined,
      ),
    },
    refuse: form.refuse,
    submit: (send: (info: UserInfo) => Promise<void>) =>
      form.submit((values) => send(infoOf(values))),

    /** Survives a reload, a detour to the photos and Back. */
    keep: () => {
      const typed = infoOf({
        username: form.valueOf("username"),
        email: form.valueOf("email"),
        phonenumber: form.valueOf("phonenumber"),
        countryCode: form.valueOf("countryCode"),
      });
      saveUserInfo(typed);
      onTyped(typed);
    },

    emiratesId: {
      isAsked,
      emiratesId: number,
      writeEmiratesId: write,
      leave: () => setLeft(!emiratesIdIsEmpty(number)),
      errorAt: () => (form.summary.attempt > 0 || left ? emiratesIdProblem() : undefined),
    },
  };
}
