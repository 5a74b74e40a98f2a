export { createLiveTables, type FreshLiveTables } from './liveTables.ts';
export { registerStudioWallet, type StudioWalletParts } from './routes.ts';
