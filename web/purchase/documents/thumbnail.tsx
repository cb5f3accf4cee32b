import { useCallback } from "react";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import { usePictureName } from "./picture-name.ts";

type Props = { slot: DocumentSlot; picture: Blob | undefined; className?: string };

export function Thumbnail({ slot, picture, className = "" }: Props) {
  const nameOf = usePictureName();
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !picture) return;
      image.src = URL.createObjectURL(picture);
      return () => URL.revokeObjectURL(image.src);
    },
    [picture],
  );

  return (
    <span className={`block ${className}`}>
      {picture && <img ref={show} alt={nameOf(slot)} className="size-full object-cover" />}
    </span>
  );
}
