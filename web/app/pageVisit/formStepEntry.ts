/** Field of a history entry's state. */
export const FORM_STEP = 'formStep';

/** The step of a form in the state of a history entry; null if the entry is not one of a form. */
export const stepOfEntry = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && FORM_STEP in state && typeof state[FORM_STEP] === 'number'
    ? state[FORM_STEP]
    : null;
