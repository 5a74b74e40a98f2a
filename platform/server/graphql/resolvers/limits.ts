import type {
  LimitStep as PresentedStep,
  PlayerLimit,
  Resolvers,
  ResolversParentTypes,
  SessionLimit,
  ResolversTypes,
} from '@foyer/contract/generated/resolvers.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { parseDecimal, toDecimal, zero, type Money } from '@foyer/domain/money.ts';
import {
  cancelLimitChange,
  confirmLimitChange,
  confirmLimitsReviewed,
  setLimit,
  setSessionLimit,
} from '../../../flows/limits.ts';
import { signedInOf } from '../../../flows/sessionLimits.ts';
import {
  leftOf,
  type LimitsOf,
  type LimitStatus,
  type LimitStep,
  type SessionLimitStatus,
} from '../../../modules/limits/index.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const limitsResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    limits: (_viewer, _args, context) => present(context),
    async playTime(_viewer, _args, { session, database, services: { wallet, clock } }) {
      const { playerId, sessionId } = signedIn(session);
      const times = await wallet.playTime(database.query, playerId);
      if (!times) return null;
      const secondsUntil = (at: Date) => Math.max(0, Math.ceil((+at - +clock.now()) / SECOND));
      return {
        sessionId,
        ...times,
        opensInSeconds: secondsUntil(times.opensAt),
        closesInSeconds: secondsUntil(times.closesAt),
      };
    },
  },
  Limits: {
    session: ({ sessionLimits }) => sessionLimits(),
    stake: async ({ playLimits }) => (await playLimits()).stake,
    loss: async ({ playLimits }) => (await playLimits()).loss,
    global: ({ readGlobal: read }) => read(),
    history: ({ readHistory }) => readHistory(),
  },
  GlobalLimits: {
    history: ({ readHistory }) => readHistory(),
    deposit: ({ readDeposit }) => readDeposit(),
    loss: ({ readLoss }) => readLoss(),
  },
  Mutation: {
    async setLimit(_mutation, { limit: { amount, currency, kind, scope, period } }, context) {
      const { playerId } = signedIn(context.session);
      if (kind === 'Session') throw new Refusal(ERROR_TYPES.badRequest, { keys: { field: 'kind' } });
      const requested = amount === null || amount === undefined ? null : amountOf(amount, currency);
      await setLimit(context.services, {
        playerId,
        kind,
        scope: scope ?? 'Brand',
        period,
        amount: requested,
      });
      return present(context);
    },
    async setSessionLimit(_mutation, { period, minutes = null }, context) {
      const { playerId } = signedIn(context.session);
      await setSessionLimit(context.services, { playerId, period, minutes });
      return present(context);
    },
    async confirmLimitChange(_mutation, name, context) {
      const { playerId } = signedIn(context.session);
      await confirmLimitChange(context.services, { playerId, ...name });
      return present(context);
    },
    async cancelLimitChange(_mutation, name, context) {
      const { playerId } = signedIn(context.session);
      await cancelLimitChange(context.services, { playerId, ...name });
      return present(context);
    },
    async confirmLimitsReviewed(_mutation, _args, context) {
      await confirmLimitsReviewed(context.services, signedIn(context.session).playerId);
      return present(context);
    },
  },
};

function amountOf(amount: string, currency: Currency): Money {
  const read = parseDecimal(amount, currency);
  if (!read) throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['invalid'], keys: { field: 'amount' } });
  return read;
}

async function present(context: GraphqlContext): Promise<PresentedLimits> {
  const { session, site, database, services } = context;
  const { playerId } = signedIn(session);
  const { players, limits } = services;
  const player = await players.get(database.query, playerId);
  const of = { playerId, currency: player.currency, site };
  const deposit = await limits.depositLimits(database.query, of);
  const readPlay = async () => {
    const { stake, loss } = await limits.playLimits(database.query, of);
    return { stake: stake.map(presentLimit), loss: loss.map(presentLimit) };
  };
  let play: ReturnType<typeof readPlay> | undefined;
  return {
    reviewDueAt: await limits.reviewDueAt(database.query, playerId),
    isRaiseBlocked: players.blockNow(player, 'raiseDepositLimit') !== null,
    deposit: deposit.map(presentLimit),
    playLimits: () => (play ??= readPlay()),
    readGlobal: () => readGlobal(context, of),
    async readHistory() {
      return (await limits.history(database.query, of)).map((step) => presentStep(step, site.settings.title));
    },
    async sessionLimits() {
      const signedInTimes = await signedInOf(services, database.query, playerId);
      return (await limits.sessionLimits(database.query, of, signedInTimes)).map(presentSessionLimit);
    },
  };
}

const presentSessionLimit = ({
  period,
  minutes,
  usedMs,
  span,
  change,
}: SessionLimitStatus): SessionLimit => ({
  period,
  minutes,
  usedMinutes: Math.floor(usedMs / MINUTE),
  leftMinutes: minutes && Math.ceil(Math.max(0, minutes - usedMs / MINUTE)),
  returnsAt: span.to,
  change,
});

type PresentedLimits = Awaited<ResolversTypes['Limits']>;

/** LIC-03, LIMIT-13: limits that a person's accounts share; null without shared limits. */
async function readGlobal(
  { site, database, services }: GraphqlContext,
  of: LimitsOf,
): Promise<ResolversParentTypes['GlobalLimits'] | null> {
  const { players, limits, sites } = services;
  const global = await limits.globalLimits(database.query, of);
  if (!global) return null;
  const accounts = await Promise.all(global.accounts.map((id) => players.get(database.query, id)));
  const brandOf = (id: PlayerId | null) => {
    const account = accounts.find((one) => one.id === id);
    return (account && sites.byBrand(account.brand)?.settings.title) ?? null;
  };
  return {
    async readHistory() {
      return (await global.history()).map((step) => presentStep(step, brandOf(step.by)));
    },
    readDeposit: async () => (await global.deposit()).map(presentLimit),
    readLoss: async () => (await global.loss()).map(presentLimit),
    brands: sites.brands
      .filter(({ settings }) => settings.license === site.settings.license)
      .map(({ settings }) => settings.title),
    isRaiseBlocked: accounts.some((player) => players.blockNow(player, 'raiseDepositLimit') !== null),
  };
}

const STEPS = {
  set: 'Set',
  asked: 'Requested',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
} as const;

const presentStep = (
  { id, at, kind, period, what, amount }: LimitStep,
  brand: string | null,
): PresentedStep => ({
  id: String(id),
  at,
  kind,
  period,
  what: STEPS[what],
  amount: amount === null ? null : typeof amount === 'number' ? String(amount) : toDecimal(amount),
  currency: amount === null || typeof amount === 'number' ? null : amount.currency,
  brand,
});

const presentLimit = ({ scope, kind, period, limit, used, span, change }: LimitStatus): PlayerLimit => ({
  scope,
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
