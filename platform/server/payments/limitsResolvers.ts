import type { Limits, Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { Currency } from '@foyer/vocabulary/currency.ts';
import { fromDecimal, MoneyError, toDecimal, type Money } from '@foyer/vocabulary/money.ts';
import {
  cancelLimitChange,
  confirmLimitChange,
  confirmLimitsReviewed,
  setDepositLimit,
} from '../../flows/depositLimits.ts';
import { leftOf } from '../../modules/limits/index.ts';
import { Refusal } from '../../plumbing/refusal.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { signedIn } from './resolvers.ts';

export const limitsResolvers: Resolvers<GraphqlContext> = {
  Viewer: { limits: (_viewer, _args, context) => told(context) },
  Mutation: {
    async setDepositLimit(_mutation, { limit: { period, amount, currency } }, context) {
      const { playerId } = signedIn(context.session);
      const wanted = amount === null || amount === undefined ? null : amountOf(amount, currency);
      await setDepositLimit(context.services.payments, { playerId, period, amount: wanted });
      return told(context);
    },
    async confirmLimitChange(_mutation, { period }, context) {
      const { playerId } = signedIn(context.session);
      await confirmLimitChange(context.services.payments, { playerId, period });
      return told(context);
    },
    async cancelLimitChange(_mutation, { period }, context) {
      const { playerId } = signedIn(context.session);
      await cancelLimitChange(context.services.payments, { playerId, period });
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

async function told({ session, site, database, services }: GraphqlContext): Promise<Limits> {
  const { playerId } = signedIn(session);
  const player = await services.identity.player(database.query, playerId);
  const of = { playerId, currency: player.currency, site };
  const { deposit, reviewDueAt } = await services.payments.limits.standing(database.query, of);
  return {
    reviewDueAt,
    isRaiseBlocked: services.identity.blockNow(player, 'raiseDepositLimit') !== null,
    deposit: deposit.map(({ period, limit, used, span, change }) => ({
      period,
      currency: player.currency,
      amount: limit && toDecimal(limit),
      used: toDecimal(used),
      left: limit && toDecimal(leftOf({ limit, used })),
      returnsAt: span.to,
      change: change && {
        state: change.state,
        amount: change.amount && toDecimal(change.amount),
        readyAt: change.readyAt,
        lapsesAt: change.lapsesAt,
      },
    })),
  };
}
