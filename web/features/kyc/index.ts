/** Identity verification on the player's pages; its own screens are loaded by their paths. */
export { Kyc } from './Kyc.tsx';
export { KycLink } from './KycLink.tsx';
