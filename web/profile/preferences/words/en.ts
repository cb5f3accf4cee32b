import type { CallChannel } from "../../../../domain/clients/preferences.ts";

/** Preferences in words, also where they are only shown. */
export default {
  channels: {
    phoneThenMail: "Phone, then email",
    phone: "Phone only",
    mail: "Email only",
  } satisfies Record<CallChannel, string>,
  languages: { en: "English", ar: "Arabic" },
  span: "{{from}} to {{until}}",
  anySpan: "any hour from {{from}} to {{until}}",
};
