/** Time-out and self-exclusion on the player's pages. */
export { SelfExclusionTools } from './SelfExclusionTools.tsx';
