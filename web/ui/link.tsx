import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

/** `href` loads a document (still pages, other sites), `to` navigates inside the running page. */
export type LinkProps =
  | (ComponentProps<"a"> & { href: string; to?: never })
  | (ComponentProps<typeof RouterLink> & { href?: never });

export function Link(props: LinkProps) {
  return props.to === undefined ? <a {...props} /> : <RouterLink {...props} />;
}

export function TextLink({ className = "", ...link }: LinkProps) {
  return <Link {...(link as LinkProps)} className={`link ${className}`} />;
}
