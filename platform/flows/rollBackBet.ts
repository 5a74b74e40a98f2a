import { rollback, type Play, type Posted, type Wallet } from '../modules/wallet/index.ts';

/**
 * Takes a bet back, or remembers that it must never be taken. As free of limits as a win (LIMIT-11).
 * @throws Refusal TransactionConflict when `rollsBack` is no bet of this player and round; UnknownSession
 */
export const rollBackBet = (
  wallet: Wallet,
  play: Omit<Play, 'amount'> & { readonly rollsBack: string },
): Promise<Posted> => wallet.submit(rollback(play));
