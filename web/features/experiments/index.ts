/** A/B tests with visitors who have consented to them. */
export { tryForms } from './formExperiment.ts';
export { tryThemes } from './themeExperiment.ts';
