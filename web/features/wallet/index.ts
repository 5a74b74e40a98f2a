/** What the player holds. */
export { BonusPanel } from './bonus/BonusPanel.tsx';
export { OpenDepositContext as DepositDoor, DepositLink } from './DepositLink.tsx';
export { HeaderBalance } from './HeaderBalance.tsx';
export { WinBeingChecked } from './WinBeingChecked.tsx';
export { useWallet, WalletProvider } from './WalletProvider.tsx';
