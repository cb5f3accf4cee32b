import { Link } from "./link.tsx";

type Step = { label: string; to?: string };

type Props = {
  /** Names the list, such as "Progress". */
  label: string;
  steps: readonly Step[];
  /** An index, from 0. */
  current: number;
};

/** The four arches of a purchase. Past steps may be links. */
export function Steps({ label, steps, current }: Props) {
  return (
    <nav aria-label={label} className="max-w-[560px]">
      <ol className="flex flex-wrap gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={`flex-1 text-center text-sm ${index === current ? "font-display text-ink" : "font-medium text-ink-muted"}`}
            aria-current={index === current ? "step" : undefined}
          >
            <span className={`arches ${colour(index, current)}`} />
            <span className="flex min-h-target items-center justify-center">
              {step.to !== undefined && index < current ? (
                <Link
                  to={step.to}
                  className="flex min-h-target items-center justify-center px-2 hover:underline"
                >
                  {step.label}
                </Link>
              ) : (
                step.label
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function colour(index: number, current: number) {
  if (index === current) return "text-action";
  return index < current ? "text-action-done" : "text-line-soft";
}
