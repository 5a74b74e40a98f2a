import { compare, largerOf, money, smallerOf, toDecimal, zero, type Money } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type {
  Cashier,
  CashierDesk,
  CashierRefusal,
  PaymentMethod,
} from '@foyer/contract/generated/resolvers.ts';
import {
  closedLoop,
  methodsOffered,
  presetsFrom,
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

type NoticeEffect = CashierRefusal & { readonly until: Date | null };

interface Facts {
  readonly deps: CashierDeps;
  readonly player: PlayerRecord;
  readonly site: Site;
  readonly wallet: WalletState;
  readonly accounts: readonly AccountOnFile[];
}

/** Returns all data of the cashier screen. Every command checks its rules again. */
export async function cashierScreen(
  deps: CashierDeps,
  { playerId, site }: { readonly playerId: PlayerId; readonly site: Site },
): Promise<Cashier> {
  const { database, players, cashier, clock } = deps;
  const [player, wallet, accounts, pending] = await Promise.all([
    players.get(database.query, playerId),
    deps.wallet.state(database.query, playerId),
    cashier.accounts(database.query, playerId),
    cashier.pendingPayments(playerId),
  ]);
  const facts = { deps, player, site, wallet, accounts };
  const mayCancel = mayCancelNow(deps, player, site);
  return {
    currency: wallet.currency,
    deposit: await depositOffer(facts),
    withdrawal: withdrawalOffer(facts),
    withdrawable: toDecimal(wallet.balance),
    underWay: pending.map((payment) => presentPayment(payment, mayCancel)),
    weekendUntil: site.has('DisableWeekendWithdrawalMessages')
      ? null
      : weekendUntil(clock.now(), site.timeZone),
  };
}

async function depositOffer(facts: Facts): Promise<CashierDesk> {
  const { deps, player, site, wallet } = facts;
  const methods = offered(facts, 'deposit', wallet.minDepositAmount);
  const room = await depositRoom(facts);
  const bounds = boundsOf(methods, wallet.minDepositAmount);
  const max = room ? smallerOf(room.left, bounds.max) : bounds.max;
  const isLimitUsedUp = room !== null && compare(room.left, bounds.min) < 0;
  const due = (await deps.wallet.isCheckDue(deps.database.query, player.id)) ? CHECK_DUE : null;
  const blocked = refusalOf(deps.players.blockNow(player, 'deposit')) ?? due;
  const full = isLimitUsedUp ? { type: 'DepositLimitUsedUp', rule: room.rule, until: room.returnsAt } : null;
  return {
    refusal: blocked ?? noMethod(methods) ?? full,
    minAmount: toDecimal(bounds.min),
    maxAmount: toDecimal(isLimitUsedUp ? zero(wallet.currency) : max),
    presets: isLimitUsedUp ? [] : presetsFrom(bounds.min, max).map(toDecimal),
    methods: methods.map((method) => {
      const act: PlayerAction = method.isInstantBanking ? 'depositByInstantBanking' : 'deposit';
      return {
        ...presentMethod(method),
        // LIMIT-07: the smallest remaining limit caps every method.
        maxAmount: toDecimal(smallerOf(method.max, max)),
        accounts: accountsToPayFrom(facts.accounts, method, site).map(({ id, label }) => ({
          id,
          label,
          owedBack: null,
        })),
        takesNewAccount: true,
        carriesAward: method.isInstantBanking && site.has('EnableCashierIBAwardAnnouncement'),
        refusal: blocked ? null : refusalOf(deps.players.blockNow(player, act)),
      };
    }),
  };

  async function depositRoom({ deps: { limits, database } }: Facts) {
    const of = { playerId: player.id, currency: wallet.currency, site };
    const uses = await limits.depositUses(database.query, of);
    const [minimum = null] = uses
      .map(({ scope, limit, used, span }) => ({
        rule: scope === 'Global' ? 'LIMIT-13' : 'LIMIT-07',
        left: leftOf({ limit, used }),
        returnsAt: span.to,
      }))
      .sort((one, other) => compare(one.left, other.left));
    return minimum;
  }
}

function withdrawalOffer(facts: Facts): CashierDesk {
  const { deps, player, site, wallet, accounts } = facts;
  const methods = offered(facts, 'withdrawal', wallet.minWithdrawalAmount);
  const isClosedLoop = site.hasRule('closedLoopPayments');
  const owed = isClosedLoop ? closedLoop.owedBack(accounts, methods) : new Map<string, bigint>();
  const bounds = boundsOf(methods, wallet.minWithdrawalAmount);
  const takesNewAccount = closedLoop.maxPayoutTo(owed, null) === null;
  return {
    refusal: refusalOf(deps.players.blockNow(player, 'withdraw')) ?? noMethod(methods),
    minAmount: toDecimal(bounds.min),
    maxAmount: toDecimal(bounds.max),
    presets: [],
    methods: methods.map((method) => {
      const own = accountsOf(facts, method);
      const isOpen = takesNewAccount || own.some(({ id }) => closedLoop.maxPayoutTo(owed, id) !== 0n);
      return {
        ...presentMethod(method),
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
  { deps, site, wallet, accounts }: Facts,
  direction: 'deposit' | 'withdrawal',
  minimum: Money,
): readonly OfferedMethod[] {
  const hasProvider = (provider: string) => Object.hasOwn(deps.paymentPorts, provider);
  const methods = methodsOffered(direction, { site, currency: wallet.currency, minimum, hasProvider });
  const lastUsed = accounts[0]?.method;
  return [...methods].sort((one, other) => Number(other.id === lastUsed) - Number(one.id === lastUsed));
}

const accountsOf = ({ accounts }: Facts, { id }: OfferedMethod): readonly AccountOnFile[] =>
  accounts.filter(({ method }) => method === id);

/** The range over all methods: lowest minimum to highest maximum. */
function boundsOf(
  methods: readonly OfferedMethod[],
  minimum: Money,
): { readonly min: Money; readonly max: Money } {
  const [first, ...rest] = methods;
  if (!first) return { min: minimum, max: zero(minimum.currency) };
  return rest.reduce(
    ({ min, max }, method) => ({
      min: smallerOf(method.min, min),
      max: largerOf(method.max, max),
    }),
    { min: first.min, max: first.max },
  );
}

const presentMethod = (
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

const noMethod = (methods: readonly OfferedMethod[]): NoticeEffect | null =>
  methods.length === 0 ? { type: 'MethodNotAvailable', rule: null, until: null } : null;

const refusalOf = (block: Block | null): NoticeEffect | null =>
  block && { type: block.reason, rule: block.rule, until: block.until };

/** The last transaction published to the player's subscriptions, with its sequence number; null before the first. */
export async function lastPublishedTransaction(deps: CashierDeps, playerId: PlayerId) {
  const { cashier, database, players, sites } = deps;
  const [published, player] = await Promise.all([
    cashier.lastPublishedPayment(playerId),
    players.get(database.query, playerId),
  ]);
  if (!published) return null;
  const site = sites.byBrand(player.brand)?.inCountry(player.country);
  const mayCancel = site !== undefined && mayCancelNow(deps, player, site);
  return { ...presentPayment(published.payment, mayCancel), sequence: published.sequence };
}
