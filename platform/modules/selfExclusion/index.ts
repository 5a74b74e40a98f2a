export { createSelfExclusions, type SelfExclusions } from './selfExclusion.ts';
