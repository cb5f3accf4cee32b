import type { ReactNode } from "react";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

type Props = {
  title?: ReactNode;
  children?: ReactNode;
  retryLabel: string;
  isLoading?: boolean;
  /** Absent where trying again cannot help. */
  onRetry?: (() => void) | undefined;
  actions?: ReactNode;
  className?: string;
};

export function LoadFailed(props: Props) {
  const { retryLabel, isLoading = false, onRetry, actions, ...banner } = props;

  return (
    <Banner
      {...banner}
      live
      kind="error"
      actions={
        <>
          {onRetry && (
            <Button variant="quiet" size="small" icon="refresh" busy={isLoading} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </>
      }
    />
  );
}
