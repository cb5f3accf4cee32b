import type { Language } from "../../../domain/language.ts";

/** The specification's wording (part 1 section 8). */
export const accountTexts: Record<
  Language,
  Record<"activated" | "resetLinkSent" | "passwordReset", string>
> = {
  en: {
    activated: "Account activated successfully!",
    resetLinkSent: "Password reset email sent. Please check your inbox.",
    passwordReset: "Password reset successfully! Redirecting to login...",
  },
  ar: {
    activated: "تم تفعيل حسابك بنجاح.",
    resetLinkSent: "أرسلنا رسالة إعادة تعيين كلمة المرور. تفقّد بريدك الإلكتروني.",
    passwordReset: "تمت إعادة تعيين كلمة المرور بنجاح. ننقلك إلى تسجيل الدخول…",
  },
};
