import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-paths.ts";
import { Link, type LinkProps } from "./link.tsx";
import { Spinner } from "./spinner.tsx";

type ButtonLook = {
  /** `sun` (saffron): at most one per screen, for the next thing the person must do. */
  variant?: "primary" | "quiet" | "sun" | "onCanopy" | "danger" | "link" | undefined;
  size?: "normal" | "small" | undefined;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
};

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

const variants = {
  primary: "btn",
  quiet: "btn btn-quiet",
  sun: "btn btn-sun",
  onCanopy: "btn btn-canopy",
  danger: "btn btn-danger",
  link: "link",
};

const classes = ({ variant = "primary", size, wide }: ButtonLook, className = "") =>
  [
    variants[variant],
    size === "small" ? (variant === "link" ? "text-sm" : "btn-sm") : "",
    wide ? "w-full" : "",
    className,
  ].join(" ");

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, busy, className, children, onClick, ...button } =
    props;

  return (
    <button
      type="button"
      {...button}
      className={classes({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      // A busy button keeps the focus, so it is not disabled but ignores clicks.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={20} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={20} />}
    </button>
  );
}

export function ButtonLink(props: LinkProps & ButtonLook) {
  const { variant, size, wide, icon, iconAfter, className, children, ...link } = props;

  return (
    <Link {...(link as LinkProps)} className={classes({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={20} />}
    </Link>
  );
}
