import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DeskIcon } from "../kit/desk-icon.tsx";
import { isSoundOn, keepSound, ring } from "../live/chat-sound.ts";

/** Kept on this device. It rings when it is switched on, so that one knows it. */
export function SoundButton() {
  const { t } = useTranslation("office");
  const [isOn, setIsOn] = useState(isSoundOn);

  const toggle = () => {
    keepSound(!isOn);
    setIsOn(!isOn);
    if (!isOn) ring();
  };

  return (
    <button
      type="button"
      className="inline-flex min-h-target shrink-0 items-center gap-2 rounded-full px-3 text-sm font-medium hover:bg-surface-sunken"
      onClick={toggle}
    >
      <DeskIcon name={isOn ? "sound" : "silent"} size={20} />
      {t(isOn ? "chats.sound.on" : "chats.sound.off")}
    </button>
  );
}
