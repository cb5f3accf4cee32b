import { faceLetters } from "../../ui/face-letters.ts";
import { Icon } from "../../ui/icon.tsx";

type Props = { name: string | null; isSmall?: boolean; isSelf?: boolean };

/** Says nothing that its name beside it does not say. */
export function Avatar({ name, isSmall = false, isSelf = false }: Props) {
  const size = isSmall ? "size-7 text-[0.6875rem]" : "size-9.5 text-xs";
  const look = isSelf
    ? "bg-accent text-accent-ink"
    : name
      ? "bg-surface-leaf text-action"
      : "bg-surface-sunken text-ink-muted";

  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full font-strong ${size} ${look}`}
    >
      {name ? faceLetters(name) : <Icon name="user" size={16} />}
    </span>
  );
}
