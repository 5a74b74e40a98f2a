export { sumsub, type SumsubConfig } from './review.ts';
