import type {
  AuthenticateResponse,
  BalanceResponse,
  MovementResponse,
} from '@foyer/contract/studios/http.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import type { GameSession, Posted, WalletState } from '../../modules/wallet/index.ts';

export const toBalanceResponse = ({
  balance,
  bonusBalance,
}: {
  balance: Money;
  bonusBalance: Money;
}): BalanceResponse => ({
  balance: toDecimal(balance),
  bonusBalance: toDecimal(bonusBalance),
  currency: balance.currency,
});

export const toMovementResponse = (transactionId: string, posted: Posted): MovementResponse => ({
  transactionId,
  ...toBalanceResponse(posted),
  ...(posted.held && { heldAmount: toDecimal(posted.held) }),
});

export const toAuthenticateResponse = (session: GameSession, state: WalletState): AuthenticateResponse => ({
  sessionId: session.gameSessionId,
  playerId: session.playerId,
  game: session.game,
  ...toBalanceResponse(state),
  locale: session.locale,
  rules: session.playRules,
  openRound: session.openRound && {
    roundId: session.openRound.roundId,
    bets: session.openRound.bets.map(({ transactionId, amount }) => ({
      transactionId,
      amount: toDecimal(amount),
    })),
  },
  freeRounds: session.freeRounds.map(({ id, stake, left, expiresAt }) => ({
    id,
    stake: toDecimal(stake),
    left,
    expiresAt: expiresAt?.toISOString() ?? null,
  })),
});
