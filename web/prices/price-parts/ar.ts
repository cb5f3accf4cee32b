/** A price as people compare it; also on the check page. */
export const month = "{{amount}} درهم في الشهر (السعر مقسومًا على 13، للمقارنة فقط لا للدفع)";

export const instalments =
  "إن عرضت شركة {{insurer}} التقسيط، دفعت من دون فوائد قسطًا اليوم ثم قسطًا كل شهر: {{parts}} درهم.";
