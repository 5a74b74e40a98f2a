import { FORM_STEP, stepOfEntry } from './formStepEntry.ts';

type BrowserWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>;

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
    history.replaceState({ ...(typeof state === 'object' && state), [FORM_STEP]: step }, '');
  };
  const set = (step: number): void => {
    current = step;
    show(step);
  };
  const onPop = ({ state }: Pick<PopStateEvent, 'state'>): void => {
    const step = stepOfEntry(state);
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
      if (step > current) history.pushState({ [FORM_STEP]: step }, '');
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
