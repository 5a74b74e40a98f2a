import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Database } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import { presentBonus } from './bonus/presentBonus.ts';
import { cursorOf } from './games/gameHistory.ts';
import type { Wallet } from './wallet.ts';

/** What these resolvers need of the request's context. */
interface WalletContext {
  readonly session: Session | null;
  readonly database: Database;
  readonly services: { readonly wallet: Wallet };
}

export const walletResolvers: Resolvers<WalletContext> = {
  Player: {
    numberOfDeposits: async ({ id }, _args, { services }) =>
      (await services.wallet.deposits(playerId(id))).count,
    hasFirstTimeDeposit: async ({ id }, _args, { services }) =>
      (await services.wallet.deposits(playerId(id))).count > 0,
    async totalDepositAmount({ id }, _args, { services, database }) {
      const [{ totalMinor }, { currency }] = await Promise.all([
        services.wallet.deposits(playerId(id)),
        services.wallet.state(database.query, playerId(id)),
      ]);
      return toDecimal(money(totalMinor, currency));
    },
  },
  Viewer: {
    async wallet(_viewer, _args, { session, database, services }) {
      // The viewer of a visitor is null, so nobody gets here without a session.
      if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
      const state = await services.wallet.state(database.query, session.playerId);
      return {
        id: state.walletId,
        balance: toDecimal(state.balance),
        bonusBalance: toDecimal(state.bonusBalance),
        currency: state.currency,
        minDepositAmount: toDecimal(state.minDepositAmount),
        minWithdrawalAmount: toDecimal(state.minWithdrawalAmount),
      };
    },
    async gameHistory(_viewer, { first, after, from, to }, { session, database, services: { wallet } }) {
      if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
      const { playerId } = session;
      const [{ rounds, hasMore, endCursor }, { currency }] = await Promise.all([
        wallet.gameHistory({
          playerId,
          first,
          after: after ?? null,
          from: from ? new Date(from) : null,
          to: to ? new Date(to) : null,
        }),
        wallet.state(database.query, playerId),
      ]);
      const edges = rounds.map((round) => ({
        cursor: cursorOf(round),
        node: {
          id: `${round.studio}:${round.id}`,
          gameSlug: round.game,
          openedAt: round.openedAt,
          staked: toDecimal(money(round.stakedMinor, currency)),
          won: toDecimal(money(round.wonMinor, currency)),
          beingChecked: round.heldMinor > 0n ? toDecimal(money(round.heldMinor, currency)) : null,
          currency,
        },
      }));
      return { edges, pageInfo: { hasNextPage: hasMore, endCursor } };
    },
  },
  Wallet: {
    async beingChecked(_wallet, _args, { session, services: { wallet } }) {
      const held = session && (await wallet.heldOf(session.playerId));
      return held && held.minor > 0n ? toDecimal(held) : null;
    },
    bonus: async (_wallet, _args, { session, services: { wallet } }) =>
      session && presentBonus(await wallet.bonus(session.playerId)),
  },
  Mutation: {
    async forfeitBonus(_root, { bonus: bonusId }, { session, services: { wallet } }) {
      if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
      const { playerId } = session;
      await wallet.forfeitBonus({ playerId, bonusId });
      const bonus = presentBonus(await wallet.bonus(playerId));
      if (!bonus) throw new TypeError('a bonus was given up that is not there');
      return bonus;
    },
  },
};
