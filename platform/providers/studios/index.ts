export { registerStudioWallet, type StudioWalletParts } from './routes.ts';
