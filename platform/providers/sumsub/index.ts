export { sumsub } from './review.ts';
