type BrowserWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>;

/** State of a history entry that belongs to a step of a form. */
export interface FormStepState {
  readonly formStep: number;
}

const stepOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'formStep' in state && typeof state.formStep === 'number'
    ? state.formStep
    : null;

export interface FormStepHistory {
  goTo(step: number): void;
  /** The form is no longer there: Back leads to the page before it. */
  leave(): void;
  /** Stops following Back and Forward. */
  stop(): void;
}

/**
 * Gives each step of a form an entry in the browser's history, so that Back and Forward lead to its steps. The address
 * stays the same, and so does the document with what was entered.
 * @param show called with the step to show, also by `goTo`, but not with the first one
 */
export function formStepHistory(
  window: BrowserWindow,
  show: (step: number) => void,
  first = 0,
): FormStepHistory {
  const { history } = window;
  let earliest = first;
  let current = first;
  let furthest = first;
  const replace = (step: number): void => {
    const state: unknown = history.state;
    history.replaceState({ ...(typeof state === 'object' && state), formStep: step }, '');
  };
  const set = (step: number): void => {
    current = step;
    show(step);
  };
  const onPop = ({ state }: Pick<PopStateEvent, 'state'>): void => {
    const step = stepOf(state);
    if (step === null) return;
    // Before a reload of the page the form was at a later step.
    const allowed = Math.min(step, furthest);
    if (allowed !== step) replace(allowed);
    set(allowed);
  };
  const stop = () => window.removeEventListener('popstate', onPop);
  replace(first);
  window.addEventListener('popstate', onPop);
  return {
    goTo(step) {
      if (step < current && step >= earliest) return history.go(step - current);
      if (step < current) replace(step);
      if (step > current) history.pushState({ formStep: step } satisfies FormStepState, '');
      earliest = Math.min(earliest, step);
      furthest = Math.max(furthest, step);
      set(step);
    },
    leave() {
      stop();
      if (current > earliest) history.go(earliest - current);
    },
    stop,
  };
}
