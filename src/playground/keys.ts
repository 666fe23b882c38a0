const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys go from button to button of a group, which is one stop for Tab. */
export const alongKeys = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button, [role=button]")];
  const at = buttons.findIndex((each) => each === document.activeElement);
  const next = buttons[at + step];
  if (at < 0 || next === undefined) return;
  buttons[at]!.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  event.preventDefault();
};
