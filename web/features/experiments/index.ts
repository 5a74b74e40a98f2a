/** What is tried out on visitors who agreed to it. */
export { tryForms } from './formExperiment.ts';
export { tryThemes } from './themeExperiment.ts';
