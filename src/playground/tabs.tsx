import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

/** A view among others, of which one is seen. */
export interface Tab {
  readonly name: string;
  readonly content: ComponentChildren;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs that the arrow keys go through. */
export const Tabs = ({ label, tabs }: Props) => {
  const [shown, setShown] = useState(0);
  const onKeyDown = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = (shown + step + tabs.length) % tabs.length;
    setShown(next);
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
    event.preventDefault();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${index}`}
            aria-selected={index === shown}
            aria-controls="tab-panel"
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div class="panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown}`} tabIndex={0}>
        {tabs[shown]?.content}
      </div>
    </>
  );
};
