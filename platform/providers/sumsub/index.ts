export { sumsub, type SumsubConfig as SumsubPlace } from './review.ts';
