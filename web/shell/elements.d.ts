import type { HTMLAttributes } from "react";

/** Custom elements take `class`; React passes their attributes on unchanged. */
type Plain = HTMLAttributes<HTMLElement> & { class?: string } & Record<`data-${string}`, unknown>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "account-menu": Plain;
      "menu-bar": Plain;
      "menu-drawer": Plain;
      "open-now": Plain;
      "show-more": Plain;
      "tab-memory": Plain;
      "visit-record": Plain;
    }
  }
}
