export { sumsub, type SumsubPlace } from './review.ts';
