/** A price as people compare it; also on the check page. */
export const month = "{{amount}} درهم في الشهر (مقسومًا على 13 للمقارنة، لا طريقة للدفع)";

export const instalments =
  "وحيث تعرض شركة {{insurer}} ذلك، على أقساط من دون فوائد، قسط اليوم ثم قسط كل شهر: {{parts}} درهم.";
