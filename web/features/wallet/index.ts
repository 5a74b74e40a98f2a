/** What the player holds. */
export { BonusPanel } from './BonusPanel.tsx';
export { HeaderBalance } from './HeaderBalance.tsx';
export { useWallet, WalletProvider } from './WalletProvider.tsx';
