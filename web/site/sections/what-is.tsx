import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";

type Words = {
  heading: string;
  text: readonly string[];
  covered: string;
  coveredItems: readonly string[];
  left: string;
  leftItems: readonly string[];
};

export function WhatIs({ words, children }: { words: Words; children?: ReactNode }) {
  return (
    <section className="below-fold wrap pt-section" data-reveal="" id="what-is">
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div>
          <h2>{words.heading}</h2>
          {words.text.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-reading">
              {paragraph}
            </p>
          ))}
          {children && <p className="mt-4">{children}</p>}
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <Items heading={words.covered} items={words.coveredItems} icon="check" />
          <Items heading={words.left} items={words.leftItems} icon="minus" />
        </div>
      </div>
    </section>
  );
}

function Items(props: { heading: string; items: readonly string[]; icon: IconName }) {
  const isGood = props.icon === "check";

  return (
    <div className="overflow-hidden rounded-card bg-surface-raised shadow-1">
      <h3
        className={`scallop px-6 py-4 text-lg ${isGood ? "bg-canopy text-canopy-ink" : "scallop-leaf bg-surface-leaf"}`}
      >
        {props.heading}
      </h3>
      <ul className="grid gap-3 px-6 pt-9 pb-6">
        {props.items.map((item) => (
          <li key={item} className="grid grid-cols-[auto_1fr] gap-3">
            <Icon
              name={props.icon}
              size={20}
              className={`mt-1 ${isGood ? "text-action" : "text-ink-muted"}`}
            />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
