import type { BalanceUpdate } from '@foyer/contract/generated/resolvers.ts';
import { toDecimal, zero } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Bus, Events } from '../../../infra/bus.ts';
import type { WalletState } from '../../../modules/wallet/index.ts';
import { keyedListeners } from './keyedListeners.ts';
import type { Stream } from './stream.ts';

interface WalletStreamParts {
  readonly bus: Bus;
  /** The present state of a player's wallet. */
  readonly wallet: { state(playerId: PlayerId): Promise<WalletState> };
}

/** GQLO-15 `balanceUpdated`: the present state, then one update a movement (WALLET-02). */
export function walletStream({ bus, wallet }: WalletStreamParts): Stream<BalanceUpdate> {
  const players = keyedListeners<PlayerId, BalanceUpdate>();
  bus.subscribe('wallet.balanceChanged', (event) => {
    if (players.has(event.playerId)) players.tell(event.playerId, updateOf(event));
  });
  return {
    field: 'balanceUpdated',
    keyOf: (session) => session.playerId,
    listen: ({ playerId }, emit) => players.add(playerId, emit),
    async present({ playerId }) {
      const state = await wallet.state(playerId);
      return {
        balance: toDecimal(state.balance),
        bonusBalance: toDecimal(state.bonusBalance),
        currency: state.currency,
        amount: toDecimal(zero(state.currency)),
        moneyType: null,
        wageringProgress: state.wageringProgress,
        sequence: state.sequence,
      };
    },
    positionOf: ({ sequence }) => sequence,
  };
}

const updateOf = (event: Events['wallet.balanceChanged']): BalanceUpdate => ({
  balance: event.balance.amount,
  bonusBalance: event.bonusBalance.amount,
  currency: event.balance.currency,
  amount: event.amount.amount,
  moneyType: event.moneyType,
  wageringProgress: event.wageringProgress,
  sequence: event.sequence,
});
