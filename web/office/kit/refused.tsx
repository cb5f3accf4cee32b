import { type ReactNode, useEffect, useRef } from "react";
import { Banner } from "../../ui/banner.tsx";

type Props = {
  children: string | undefined;
  /** The field that is to blame takes the focus itself. */
  isAtField?: boolean;
  /** What can be done about it. */
  actions?: ReactNode;
  className?: string;
};

/** Why something was not done, beside the button that was pressed; the focus goes there. */
export function Refused({ children, isAtField = false, actions, className = "" }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = children !== undefined && !isAtField;

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus, children]);

  if (children === undefined) return null;
  return (
    <div ref={box} tabIndex={-1} className={`rounded-field ${className}`}>
      <Banner kind="error" live actions={actions}>
        {children}
      </Banner>
    </div>
  );
}
