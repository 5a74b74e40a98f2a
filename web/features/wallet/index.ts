/** What the player holds. */
export { HeaderBalance } from './HeaderBalance.tsx';
export { useWallet, WalletProvider } from './WalletProvider.tsx';
