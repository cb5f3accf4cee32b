import type { ReactNode } from "react";
import type { IconName } from "../../ui/icon-paths.ts";
import { Icon } from "../../ui/icon.tsx";

export function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon name={icon} size={20} className="mt-0.5 shrink-0 text-ink-muted" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

type EventsProps<Event> = {
  icon: IconName;
  heading: string;
  events: readonly Event[];
  children: (event: Event) => ReactNode;
};

/** Each with its own line; nothing where there are none. */
export function Events<Event extends { at: string }>(props: EventsProps<Event>) {
  const { icon, heading, events, children } = props;
  if (events.length === 0) return null;

  return (
    <Fact icon={icon}>
      {heading}
      <ul className="text-sm text-ink-muted">
        {events.map((event, index) => (
          <li key={`${event.at} ${index}`}>{children(event)}</li>
        ))}
      </ul>
    </Fact>
  );
}
