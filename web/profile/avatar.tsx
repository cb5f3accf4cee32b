import { useState } from "react";
import { initials } from "../../domain/accounts/shown-name.ts";
import { Icon } from "../ui/icon.tsx";

type Props = { name: string | undefined; picture: string | undefined };

export function Avatar({ name, picture }: Props) {
  const [failed, setFailed] = useState(false);
  const letters = name === undefined ? "" : initials(name);

  return (
    <span
      aria-hidden="true"
      className="grid size-13 shrink-0 place-items-center overflow-hidden rounded-full bg-accent text-lg font-display text-accent-ink min-[769px]:size-16"
    >
      {picture && !failed ? (
        <img
          src={picture}
          alt=""
          width={64}
          height={64}
          className="size-full object-cover"
          onError={() => setFailed(true)}
        />
      ) : (
        letters || <Icon name="user" />
      )}
    </span>
  );
}
