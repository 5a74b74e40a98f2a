import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { presentBonus, rounds as playedRounds } from '../../../modules/wallet/index.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

/** Rounds of one game in one query. */
const MOST_ROUNDS = 50;

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
        cursor: playedRounds.cursorOf(round),
        node: playedRounds.presentRound(round, currency),
      }));
      return { edges, pageInfo: { hasNextPage: hasMore, endCursor } };
    },
    async roundsOfGame(_viewer, { slug, first }, { session, database, services }) {
      const { playerId } = signedIn(session);
      const played = await services.catalogue.studioGame(slug);
      if (!played) return [];
      const [rounds, { currency }] = await Promise.all([
        services.wallet.latestRoundsOf({ ...played, playerId, first: Math.min(first, MOST_ROUNDS) }),
        services.wallet.state(database.query, playerId),
      ]);
      return rounds.map((round) => playedRounds.presentRound(round, currency));
    },
    async playedRound(_viewer, { id }, { session, database, locale, origin, services }) {
      const { wallet, roundPages } = services;
      const { playerId } = signedIn(session);
      const of = playedRounds.roundNamed(id);
      const details = of && (await wallet.roundDetails({ ...of, playerId }));
      if (!details) return null;
      const { currency } = await wallet.state(database.query, playerId);
      const { studio, game, id: round } = details.round;
      const stake = playedRounds.stakeOf(details, currency);
      return {
        ...playedRounds.presentDetails(details, currency),
        studioPageUrl: playedRounds.isPlayed(details)
          ? roundPages.addressOf({ studio, round, game, locale, currency, stake, lobby: origin })
          : null,
      };
    },
  },
  Wallet: {
    async beingChecked(_wallet, _args, { session, services: { wallet } }) {
      const held = session && (await wallet.heldBalance(session.playerId));
      return held && held.minor > 0n ? toDecimal(held) : null;
    },
    async owed(_wallet, _args, { session, database, services: { wallet } }) {
      const owed = session && (await wallet.owed(database.query, session.playerId));
      return owed && owed.minor > 0n ? toDecimal(owed) : null;
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
