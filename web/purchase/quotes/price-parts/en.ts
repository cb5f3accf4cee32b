/** A price as people compare it; also on the check page. */
export const month = "AED {{amount}} a month (÷ 13, to compare: not a way to pay)";

export const instalments =
  "If {{insurer}} offers it, you can pay in interest-free instalments, one today and then one a month: AED {{parts}}.";
