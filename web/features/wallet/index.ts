/** The player's balance and bonus, and the link to a deposit. */
export { AmountOwed } from './AmountOwed.tsx';
export { BonusPanel } from './bonus/BonusPanel.tsx';
export { OpenDepositContext, DepositLink } from './DepositLink.tsx';
export { HeaderBalance } from './HeaderBalance.tsx';
export { WinBeingChecked } from './WinBeingChecked.tsx';
export { useWallet, WalletProvider } from './WalletProvider.tsx';
export { OpenRound } from './rounds/OpenRound.tsx';
export { OwnRounds } from './rounds/OwnRounds.tsx';
