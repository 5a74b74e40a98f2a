import type {
  LimitKind,
  PlayerLimit,
  Resolvers,
  ResolversTypes,
} from '@foyer/contract/generated/resolvers.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, MoneyError, toDecimal, zero, type Money } from '@foyer/domain/money.ts';
import {
  cancelLimitChange,
  confirmLimitChange,
  confirmLimitsReviewed,
  setLimit,
} from '../../flows/limits.ts';
import { leftOf, type KeptLimit } from '../../modules/limits/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { signedIn } from './resolvers.ts';

export const limitsResolvers: Resolvers<GraphqlContext> = {
  Viewer: { limits: (_viewer, _args, context) => told(context) },
  Limits: {
    stake: async ({ playLimits }) => (await playLimits()).stake,
    loss: async ({ playLimits }) => (await playLimits()).loss,
  },
  Mutation: {
    async setLimit(_mutation, { limit: { kind, period, amount, currency } }, context) {
      const { playerId } = signedIn(context.session);
      const wanted = amount === null || amount === undefined ? null : amountOf(amount, currency);
      await setLimit(context.services.payments, { playerId, kind, period, amount: wanted });
      return told(context);
    },
    async confirmLimitChange(_mutation, { kind, period }, context) {
      const { playerId } = signedIn(context.session);
      await confirmLimitChange(context.services.payments, { playerId, kind, period });
      return told(context);
    },
    async cancelLimitChange(_mutation, { kind, period }, context) {
      const { playerId } = signedIn(context.session);
      await cancelLimitChange(context.services.payments, { playerId, kind, period });
      return told(context);
    },
    async confirmLimitsReviewed(_mutation, _args, context) {
      await confirmLimitsReviewed(context.services.payments, signedIn(context.session).playerId);
      return told(context);
    },
  },
};

function amountOf(amount: string, currency: Currency): Money {
  try {
    return fromDecimal(amount, currency);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['invalid'], keys: { field: 'amount' } });
  }
}

async function told({ session, site, database, services }: GraphqlContext): Promise<Told> {
  const { playerId } = signedIn(session);
  const { identity, payments } = services;
  const player = await identity.player(database.query, playerId);
  const of = { playerId, currency: player.currency, site };
  const deposit = await payments.limits.depositLimits(database.query, of);
  const readPlay = async () => {
    const { stake, loss } = await payments.limits.playLimits(database.query, of);
    return { stake: stake.map(asTold('Stake')), loss: loss.map(asTold('Loss')) };
  };
  let play: ReturnType<typeof readPlay> | undefined;
  return {
    reviewDueAt: await payments.limits.reviewDueAt(database.query, playerId),
    isRaiseBlocked: identity.blockNow(player, 'raiseDepositLimit') !== null,
    deposit: deposit.map(asTold('Deposit')),
    playLimits: () => (play ??= readPlay()),
  };
}

type Told = Awaited<ResolversTypes['Limits']>;

const asTold =
  (kind: LimitKind) =>
  ({ period, limit, used, span, change }: KeptLimit): PlayerLimit => ({
    kind,
    period,
    currency: used.currency,
    amount: limit && toDecimal(limit),
    used: toDecimal(used.minor < 0n ? zero(used.currency) : used),
    left: limit && toDecimal(leftOf({ limit, used })),
    returnsAt: span.to,
    change: change && {
      state: change.state,
      amount: change.amount && toDecimal(change.amount),
      readyAt: change.readyAt,
      lapsesAt: change.lapsesAt,
    },
  });
