import { generatePath, type StaticHandlerContext } from "react-router";

/**
 * The one spelling of the address of a page. The router finds a page by other spellings too (capitals,
 * a slash at the end, encoded letters); pages are kept and found by this one.
 */
export const plainPathOf = ({ matches }: Pick<StaticHandlerContext, "matches">) => {
  const [, frame, ...own] = matches;
  const prefix = frame && frame.pathnameBase !== "/" ? "/ar" : "";
  const pattern = own
    .map(({ route }) => route.path)
    .filter(Boolean)
    .join("/");
  const path = generatePath(`/${pattern}`, own.at(-1)?.params);
  return prefix + (prefix && path === "/" ? "" : path);
};
