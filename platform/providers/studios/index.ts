export { registerA8r } from './a8r/routes.ts';
export { registerHub88 } from './hub88/routes.ts';
export { companyLaunches, dialectProblems } from './dialects.ts';
export { createFeaturedMatches } from './featuredMatches.ts';
export { createLiveTables, type FreshLiveTables } from './liveTables.ts';
export { createRoundPages } from './signed/roundPages.ts';
export { registerStudioWallet, type StudioWalletDeps } from './routes.ts';
