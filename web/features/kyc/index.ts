/** Identity verification on the player's pages; its own screens are loaded by their paths. */
export { Kyc, useMomentFact } from './Kyc.tsx';
export { KycLink } from './KycLink.tsx';
