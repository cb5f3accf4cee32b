import { useTranslation } from "react-i18next";

/** Keys by where they work; several keys of one line are apart. */
const groups = [
  {
    place: "request",
    shown: [
      { keys: "T", act: "take" },
      { keys: "O", act: "offer" },
      { keys: "P", act: "policy" },
      { keys: "C", act: "contacted" },
      { keys: "I", act: "insurer" },
      { keys: "S", act: "snooze" },
      { keys: "N", act: "note" },
      { keys: "D", act: "documents" },
      { keys: "B", act: "ask" },
      { keys: "V", act: "reveal" },
      { keys: "E", act: "release" },
      { keys: "Q", act: "rejectRequest" },
      { keys: "Y", act: "showChanges" },
      { keys: "J", act: "next" },
      { keys: "K", act: "previous" },
      { keys: "U", act: "back" },
    ],
  },
  {
    place: "list",
    shown: [
      { keys: "J ↓", act: "next" },
      { keys: "K ↑", act: "previous" },
      { keys: "Enter", act: "open" },
    ],
  },
  {
    place: "document",
    shown: [
      { keys: "← →", act: "turnOver" },
      { keys: "1 … 9", act: "compare" },
      { keys: "A", act: "accept" },
      { keys: "X", act: "reject" },
      { keys: "+ −", act: "zoom" },
      { keys: "R", act: "turn" },
    ],
  },
  { place: "chat", shown: [{ keys: "A", act: "answer" }] },
  { place: "offer", shown: [{ keys: "Enter", act: "missing" }] },
  {
    place: "everywhere",
    shown: [
      { keys: "G D", act: "goDashboard" },
      { keys: "G N", act: "goNew" },
      { keys: "G L", act: "goLeads" },
      { keys: "G M", act: "goMine" },
      { keys: "/", act: "search" },
      { keys: "?", act: "help" },
    ],
  },
] as const;

export function KeysHelp() {
  const { t } = useTranslation("office");

  return (
    <div className="gap-x-10 sm:columns-2">
      {groups.map(({ place, shown }) => (
        <section key={place} aria-labelledby={`keys-${place}`} className="break-inside-avoid pb-4">
          <h3 id={`keys-${place}`} className="pb-1 text-sm font-medium text-ink-muted">
            {t(`keys.places.${place}`)}
          </h3>
          <dl>
            {shown.map(({ keys, act }) => (
              <div
                key={act}
                className="flex min-h-9 items-center justify-between gap-4 border-t border-line py-1"
              >
                <dt>{t(`keys.${act}`)}</dt>
                <dd dir="ltr" className="flex shrink-0 items-center gap-1">
                  {keys.split(" ").map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Key({ children }: { children: string }) {
  if (children === "…") return children;
  return (
    <kbd className="min-w-7 rounded-sm bg-surface-sunken px-2 py-0.5 text-center font-sans text-sm">
      {children}
    </kbd>
  );
}
