export { createLiveTables, type FreshLiveTables } from './liveTables.ts';
export { registerStudioWallet, type StudioWalletDeps as StudioWalletParts } from './routes.ts';
