import { endRound as endRoundCommand, type Play, type Posted, type Wallet } from '../modules/wallet/index.ts';

/**
 * The round takes no more bets. Moves no money.
 * @throws Refusal UnknownRound, TransactionConflict, UnknownSession
 */
export const endRound = (wallet: Wallet, play: Omit<Play, 'amount'>): Promise<Posted> =>
  wallet.submit(endRoundCommand(play));
