/** A/B tests with visitors who have consented to them. */
export { tryForms, tryThemes } from './experiments.ts';
