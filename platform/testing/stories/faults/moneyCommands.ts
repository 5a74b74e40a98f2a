import type { PlayerId } from '@foyer/domain/ids.ts';
import { fromDecimal, toDecimal } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import { drawJackpots } from '../../../flows/draws/drawJackpots.ts';
import { drawRaffles } from '../../../flows/draws/drawRaffles.ts';
import { claimReward } from '../../../flows/rewards/claimReward.ts';
import { giveReward } from '../../../flows/rewards/giveReward.ts';
import { processDueRewards } from '../../../flows/rewards/processDueRewards.ts';
import { buyArticle } from '../../../flows/shop/buyArticle.ts';
import { settleDuePurchases, settlePurchase } from '../../../flows/shop/settlePurchase.ts';
import type { PaymentNotice } from '../../../modules/cashier/index.ts';
import { bet, endRound, rollback, win, type Posted } from '../../../modules/wallet/index.ts';
import { operate } from '../../../server/commands/operate.ts';
import type { Services } from '../../../server/services.ts';
import { FORTY_SPINS, moneyDrop } from '../../rewardHarness.ts';

export const BRAND = 'northlight';
export const STUDIO = 'sandbox';

/** One command to the product, as the run sends it to a node. */
export interface MoneyCommand {
  readonly kind: CommandKind;
  /** Idempotency key. */
  readonly key: string;
  readonly playerId: PlayerId;
  readonly gameSession: string;
  /** In major units of euro. */
  readonly amount: string;
  /** The round, payment, reward, purchase or article that the command is about. */
  readonly subject: string;
  /** The free rounds of a free bet, or the bet that a rollback reverses. */
  readonly other?: string;
  /** How far the clock of the run is ahead of the system's. */
  readonly clockOffsetMs: number;
}

type Perform = (services: Services, command: MoneyCommand) => Promise<string>;

const play = ({ key, gameSession, subject, amount }: MoneyCommand) => ({
  studio: STUDIO,
  transactionId: key,
  gameSession,
  round: subject,
  amount: fromDecimal(amount, 'EUR'),
});

/** The part of the response that a repeated command gets again. */
const presentPosted = ({ balance, bonusBalance, held }: Posted): string =>
  [balance, bonusBalance, ...(held ? [held] : [])].map(toDecimal).join(' ');

const paymentRequest = ({ playerId, key, amount }: MoneyCommand, account: string | null) => ({
  playerId,
  idempotencyKey: key,
  method: 'trustly',
  account,
  amount,
  currency: 'EUR' as const,
  locale: 'en' as const,
  origin: 'https://lobby.example',
});

const settle =
  (kind: PaymentNotice['kind'], outcome: PaymentNotice['outcome']): Perform =>
  async (services, { key, playerId, subject, amount }) => {
    await settlePayment(services, 'trustly', {
      noticeId: key,
      merchant: BRAND,
      reference: subject,
      kind,
      outcome,
      amount: fromDecimal(amount, 'EUR'),
      reason: null,
      account: { id: `bank-${playerId}`, label: 'Nordbank' },
    });
    return 'settled';
  };

const give =
  (terms: typeof FORTY_SPINS | ReturnType<typeof moneyDrop>): Perform =>
  async ({ ...services }, { key, playerId }) => {
    const given = await services.database.transaction((tx) =>
      giveReward(services, tx, { key, playerId, terms, by: 'Elin', why: 'a fault run' }),
    );
    return given.id;
  };

const job =
  (run: (services: Services) => Promise<unknown>): Perform =>
  async (services) => {
    await run(services);
    return 'ran';
  };

export const PERFORM = {
  bet: async ({ wallet }, command) => {
    const free = command.other === undefined ? {} : { freeRounds: command.other };
    return presentPosted(await wallet.submit(bet({ ...play(command), ...free })));
  },
  win: async ({ wallet }, command) => presentPosted(await wallet.submit(win(play(command)))),
  rollback: async ({ wallet }, command) =>
    presentPosted(await wallet.submit(rollback({ ...play(command), rollsBack: command.other ?? '' }))),
  endRound: async ({ wallet }, command) => presentPosted(await wallet.submit(endRound(play(command)))),
  deposit: async (services, command) => (await beginDeposit(services, paymentRequest(command, null))).id,
  depositPaid: settle('deposit', 'succeeded'),
  withdrawal: async (services, command) => {
    const [account] = await services.cashier.accounts(services.database.query, command.playerId);
    return (await requestWithdrawal(services, paymentRequest(command, account?.id ?? null))).id;
  },
  withdrawalPaid: settle('payout', 'succeeded'),
  withdrawalRefused: settle('payout', 'refused'),
  moneyReward: give(moneyDrop()),
  freeRounds: give(FORTY_SPINS),
  claim: async (services, { playerId, subject }) =>
    (await claimReward(services, { playerId, assignationId: subject })).status,
  purchase: async (services, { playerId, key, subject, amount }) => {
    const request = { articleId: subject, price: Number(amount), idempotencyKey: key };
    return (await buyArticle(services, { playerId, locale: 'en' }, request)).id;
  },
  claimPurchase: async (services, { playerId, subject }) => {
    await settlePurchase(services, subject);
    const purchase = await services.shop.read(services.database.query, subject);
    if (!purchase?.assignation) throw new Error(`the purchase ${subject} is ${purchase?.state}`);
    return (await claimReward(services, { playerId, assignationId: purchase.assignation })).status;
  },
  drawJackpots: job(drawJackpots),
  drawRaffles: job(drawRaffles),
  processPayments: job(processDuePayments),
  processRewards: job(processDueRewards),
  settlePurchases: job(settleDuePurchases),
  endDrop: job((services) =>
    operate({ ...services, services }, ['end-drop', BRAND, 'hourly', 'Elin', 'a fault run']),
  ),
} satisfies Record<string, Perform>;

export type CommandKind = keyof typeof PERFORM;

/** Jobs run again and again and have no idempotency key, so the figures of a run do not count them as commands. */
export const JOBS = [
  'drawJackpots',
  'drawRaffles',
  'processPayments',
  'processRewards',
  'settlePurchases',
  'endDrop',
] as const satisfies readonly CommandKind[];

export const isJob = ({ kind }: Pick<MoneyCommand, 'kind'>): boolean => JOBS.some((name) => name === kind);
