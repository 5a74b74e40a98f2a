/** A/B tests with visitors who have consented to them. */
export { drawVariations } from './experiments.ts';
