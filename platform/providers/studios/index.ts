export { createFeaturedMatches } from './featuredMatches.ts';
export { createLiveTables, type FreshLiveTables } from './liveTables.ts';
export { registerStudioWallet, type StudioWalletDeps } from './routes.ts';
