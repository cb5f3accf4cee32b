/** A price as people compare it; also on the check page. */
export const month = "AED {{amount}} a month (the price ÷ 13, for comparison only)";

export const instalments =
  "If {{insurer}} offers it, you can pay in interest-free instalments, one today and then one a month: AED {{parts}}.";
