import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { cursorOf, presentBonus } from '../../../modules/wallet/index.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const walletResolvers: Resolvers<GraphqlContext> = {
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
      const state = await services.wallet.state(database.query, signedIn(session).playerId);
      return {
        id: state.walletId,
        balance: toDecimal(state.balance),
        bonusBalance: toDecimal(state.bonusBalance),
        currency: state.currency,
        minDepositAmount: toDecimal(state.minDepositAmount),
        minWithdrawalAmount: toDecimal(state.minWithdrawalAmount),
      };
    },
    async balanceProof(_viewer, _args, { session, services: { seals } }) {
      const proof = await seals.balanceProof(signedIn(session).playerId, null);
      return proof && { file: JSON.stringify(proof, null, 2), keys: [...seals.publicKeys] };
    },
    async gameHistory(_viewer, { first, after, from, to }, { session, database, services: { wallet } }) {
      const { playerId } = signedIn(session);
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
          studio: round.studio,
          isOpen: round.isOpen,
          openedAt: round.openedAt,
          staked: toDecimal(money(round.stakedMinor, currency)),
          won: toDecimal(money(round.wonMinor, currency)),
          beingChecked: round.heldMinor > 0n ? toDecimal(money(round.heldMinor, currency)) : null,
          takenBack: round.takenBackMinor > 0n ? toDecimal(money(round.takenBackMinor, currency)) : null,
          currency,
        },
      }));
      return { edges, pageInfo: { hasNextPage: hasMore, endCursor } };
    },
  },
  Wallet: {
    async beingChecked(_wallet, _args, { session, services: { wallet } }) {
      const held = session && (await wallet.heldBalance(session.playerId));
      return held && held.minor > 0n ? toDecimal(held) : null;
    },
    bonus: async (_wallet, _args, { session, services: { wallet } }) =>
      session && presentBonus(await wallet.bonus(session.playerId)),
  },
  Mutation: {
    async forfeitBonus(_root, { bonus: bonusId }, { session, services: { wallet } }) {
      const { playerId } = signedIn(session);
      await wallet.forfeitBonus({ playerId, bonusId });
      const bonus = presentBonus(await wallet.bonus(playerId));
      if (!bonus) throw new TypeError('a bonus was given up that is not there');
      return bonus;
    },
  },
};
