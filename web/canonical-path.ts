import { generatePath, type StaticHandlerContext } from "react-router";

/** The router also accepts capitals, a trailing slash and encoded letters; we cache this one. */
export const canonicalPath = ({ matches }: Pick<StaticHandlerContext, "matches">) => {
  const [, frame, ...own] = matches;
  const prefix = frame && frame.pathnameBase !== "/" ? "/ar" : "";
  const pattern = own
    .map(({ route }) => route.path)
    .filter(Boolean)
    .join("/");
  const path = generatePath(`/${pattern}`, own.at(-1)?.params);
  return prefix + (prefix && path === "/" ? "" : path);
};
