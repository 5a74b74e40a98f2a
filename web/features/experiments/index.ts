/** What is tried out on visitors who agreed to it. */
export { tryThemes } from './themeExperiment.ts';
