export { createLegal, type AcceptedVersions, type Legal } from './legal.ts';
