import { compare, money, toDecimal, zero, type Money } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type {
  Cashier,
  CashierDesk,
  CashierRefusal,
  PaymentMethod,
} from '@foyer/contract/generated/resolvers.ts';
import {
  methodsOffered,
  owedBack,
  presetsFrom,
  maxPayoutTo,
  presentPayment,
  weekendUntil,
  type AccountOnFile,
  type OfferedMethod,
} from '../../modules/cashier/index.ts';
import type { Block, PlayerAction, PlayerRecord } from '../../modules/player/index.ts';
import { leftOf } from '../../modules/limits/index.ts';
import type { WalletState } from '../../modules/wallet/index.ts';
import type { Site } from '../../sites/index.ts';
import { CHECK_DUE, mayCancelNow, type CashierDeps } from './lockedPlayer.ts';
import { accountsToPayFrom } from './order.ts';

type Told = CashierRefusal & { readonly until: Date | null };

/** Data loaded before the screen is built. */
interface Facts {
  readonly parts: CashierDeps;
  readonly player: PlayerRecord;
  readonly site: Site;
  readonly wallet: WalletState;
  readonly accounts: readonly AccountOnFile[];
}

/** Returns all data of the cashier screen. Every command checks its rules again. */
export async function cashierScreen(
  parts: CashierDeps,
  { playerId, site }: { readonly playerId: PlayerId; readonly site: Site },
): Promise<Cashier> {
  const { database, players, cashier, clock } = parts;
  const [player, wallet, accounts, underWay] = await Promise.all([
    players.get(database.query, playerId),
    parts.wallet.state(database.query, playerId),
    cashier.accounts(database.query, playerId),
    cashier.underWay(playerId),
  ]);
  const facts = { parts, player, site, wallet, accounts };
  const mayCancel = mayCancelNow(parts, player, site);
  return {
    currency: wallet.currency,
    deposit: await depositDesk(facts),
    withdrawal: withdrawalDesk(facts),
    withdrawable: toDecimal(wallet.balance),
    underWay: underWay.map((payment) => presentPayment(payment, mayCancel)),
    weekendUntil: site.has('DisableWeekendWithdrawalMessages')
      ? null
      : weekendUntil(clock.now(), site.timeZone),
  };
}

async function depositDesk(facts: Facts): Promise<CashierDesk> {
  const { parts, player, site, wallet } = facts;
  const methods = offered(facts, 'deposit', wallet.minDepositAmount);
  const room = await depositRoom(facts);
  const bounds = boundsOf(methods, wallet.minDepositAmount);
  const max = room && compare(room.left, bounds.max) < 0 ? room.left : bounds.max;
  const isRoomGone = room !== null && compare(room.left, bounds.min) < 0;
  const due = (await parts.wallet.isCheckDue(parts.database.query, player.id)) ? CHECK_DUE : null;
  const blocked = refusalOf(parts.players.blockNow(player, 'deposit')) ?? due;
  const full = isRoomGone ? { type: 'DepositLimitUsedUp', rule: 'LIMIT-07', until: room.returnsAt } : null;
  return {
    refusal: blocked ?? noMethod(methods) ?? full,
    minAmount: toDecimal(bounds.min),
    maxAmount: toDecimal(isRoomGone ? zero(wallet.currency) : max),
    presets: isRoomGone ? [] : presetsFrom(bounds.min, max).map(toDecimal),
    methods: methods.map((method) => {
      const act: PlayerAction = method.isInstantBanking ? 'depositByInstantBanking' : 'deposit';
      return {
        ...toldMethod(method),
        // LIMIT-07: the smallest remaining limit caps every method.
        maxAmount: toDecimal(compare(method.max, max) < 0 ? method.max : max),
        accounts: accountsToPayFrom(facts.accounts, method, site).map(({ id, label }) => ({
          id,
          label,
          owedBack: null,
        })),
        takesNewAccount: true,
        carriesAward: method.isInstantBanking && site.has('EnableCashierIBAwardAnnouncement'),
        refusal: blocked ? null : refusalOf(parts.players.blockNow(player, act)),
      };
    }),
  };

  async function depositRoom({ parts: { limits, database } }: Facts) {
    const of = { playerId: player.id, currency: wallet.currency, site };
    const deposit = await limits.depositLimits(database.query, of);
    const [least = null] = deposit
      .flatMap(({ limit, used, span }) =>
        limit ? [{ left: leftOf({ limit, used }), returnsAt: span.to }] : [],
      )
      .sort((one, other) => compare(one.left, other.left));
    return least;
  }
}

function withdrawalDesk(facts: Facts): CashierDesk {
  const { parts, player, site, wallet, accounts } = facts;
  const methods = offered(facts, 'withdrawal', wallet.minWithdrawalAmount);
  const isClosedLoop = site.requires('closedLoopPayments');
  const owed = isClosedLoop ? owedBack(accounts, methods) : new Map<string, bigint>();
  const bounds = boundsOf(methods, wallet.minWithdrawalAmount);
  const takesNewAccount = maxPayoutTo(owed, null) === null;
  return {
    refusal: refusalOf(parts.players.blockNow(player, 'withdraw')) ?? noMethod(methods),
    minAmount: toDecimal(bounds.min),
    maxAmount: toDecimal(bounds.max),
    presets: [],
    methods: methods.map((method) => {
      const own = accountsOf(facts, method);
      const isOpen = takesNewAccount || own.some(({ id }) => maxPayoutTo(owed, id) !== 0n);
      return {
        ...toldMethod(method),
        accounts: own.map(({ id, label }) => ({
          id,
          label,
          owedBack: isClosedLoop ? toDecimal(money(owed.get(id) ?? 0n, wallet.currency)) : null,
        })),
        takesNewAccount,
        carriesAward: false,
        refusal: isOpen ? null : { type: 'ClosedLoop', rule: 'MONEY-04', until: null },
      };
    }),
  };
}

/** Methods in the site's order, with the last used one first. */
function offered(
  { parts, site, wallet, accounts }: Facts,
  direction: 'deposit' | 'withdrawal',
  least: Money,
): readonly OfferedMethod[] {
  const hasProvider = (provider: string) => Object.hasOwn(parts.paymentPorts, provider);
  const methods = methodsOffered(direction, { site, currency: wallet.currency, least, hasProvider });
  const lastUsed = accounts[0]?.method;
  return [...methods].sort((one, other) => Number(other.id === lastUsed) - Number(one.id === lastUsed));
}

const accountsOf = ({ accounts }: Facts, { id }: OfferedMethod): readonly AccountOnFile[] =>
  accounts.filter(({ method }) => method === id);

/** The range over all methods: lowest minimum to highest maximum. */
function boundsOf(
  methods: readonly OfferedMethod[],
  least: Money,
): { readonly min: Money; readonly max: Money } {
  const [first, ...rest] = methods;
  if (!first) return { min: least, max: zero(least.currency) };
  return rest.reduce(
    ({ min, max }, method) => ({
      min: compare(method.min, min) < 0 ? method.min : min,
      max: compare(method.max, max) > 0 ? method.max : max,
    }),
    { min: first.min, max: first.max },
  );
}

const toldMethod = (
  method: OfferedMethod,
): Omit<PaymentMethod, 'accounts' | 'takesNewAccount' | 'carriesAward' | 'refusal'> => ({
  id: method.id,
  provider: method.provider,
  label: method.label,
  kind: method.kind,
  speed: method.speed,
  takesMinutes: method.takesMinutes,
  minAmount: toDecimal(method.min),
  maxAmount: toDecimal(method.max),
  feeRate: method.feeRate,
  feeFixed: toDecimal(method.feeFixed),
});

const noMethod = (methods: readonly OfferedMethod[]): Told | null =>
  methods.length === 0 ? { type: 'MethodNotAvailable', rule: null, until: null } : null;

const refusalOf = (block: Block | null): Told | null =>
  block && { type: block.reason, rule: block.rule, until: block.until };

/**
 * The transaction last published to the player's subscriptions, with its sequence number; null before the
 * first.
 */
export async function lastPublishedTransaction(parts: CashierDeps, playerId: PlayerId) {
  const { cashier, database, players, sites } = parts;
  const [heard, player] = await Promise.all([
    cashier.lastHeard(playerId),
    players.get(database.query, playerId),
  ]);
  if (!heard) return null;
  const site = sites.byBrand(player.brand)?.inCountry(player.country);
  const mayCancel = site !== undefined && mayCancelNow(parts, player, site);
  return { ...presentPayment(heard.payment, mayCancel), sequence: heard.sequence };
}
