import { bet, type Posted, type Wallet } from '../modules/wallet/index.ts';

/**
 * A stake from a game: durable, with its balance event in the outbox, when this resolves. Bets that wait while others
 * are being committed share the next commit, each with its own answer.
 * @throws Refusal SessionEnded, InsufficientFunds, WrongCurrency, RoundClosed, BetRolledBack, TransactionConflict,
 * UnknownSession, UnknownRound, BonusMaxBet, LimitReached, RealityCheckDue, UnknownFreeRounds, FreeRoundsOver, FreeStakeDiffers
 */
export const placeBet = (wallet: Wallet, play: Parameters<typeof bet>[0]): Promise<Posted> =>
  wallet.submit(bet(play));
