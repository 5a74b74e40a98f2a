import { win, type Posted, type Wallet } from '../modules/wallet/index.ts';

/**
 * A win from a game, paid whatever has become of the player's session, limits or exclusion (LIMIT-11). One above what its
 * round may win is held until an operator decides (MONEY-09): `held` is its amount, and no balance has moved.
 * @throws Refusal UnknownRound without a bet that stands, WrongCurrency, TransactionConflict, UnknownSession
 */
export const settleWin = (wallet: Wallet, play: Parameters<typeof win>[0]): Promise<Posted> =>
  wallet.submit(win(play));
