import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import { brandId, sessionId, type PlayerId } from '@foyer/domain/ids.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { weekAt } from '../../modules/cashback/index.ts';
import { bet, createWallet, endRound, win } from '../../modules/wallet/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Sites } from '../../sites/index.ts';
import type { Services } from '../services.ts';
import type { PastOf } from './seedPayments.ts';

export interface SeedPlayDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly services: Pick<Services, 'catalogue' | 'log' | 'seals'>;
}

type Played = PastOf['demo']['played'][number];

/** Seeds a demo player's past rounds with studio wallet calls, each at its time, all in `tx`. */
export async function seedPlay(
  { database, clock, sites, services }: SeedPlayDeps,
  tx: Transaction,
  { playerId, demo }: PastOf,
): Promise<void> {
  const site = sites.byBrand(demo.brand);
  if (!site) return;
  for (const [index, played] of demo.played.entries()) {
    const { from } = weekAt(site.timeZone, clock.now(), played.weeksAgo);
    const at = new Date(from.getTime() + 2 * DAY + index * MINUTE);
    // Nothing can be posted on a sealed day, so the demo player gets no rounds on that day.
    if (await services.seals.isClosed(tx, at)) continue;
    const game = await services.catalogue.launchable(site, played.game);
    if (!game) throw new RangeError(`${demo.email} cannot have played ${played.game}`);
    const own = { ...database, query: tx };
    const { log } = services;
    const wallet = createWallet({ database: own, clock: { now: () => at }, wakeRelay() {}, log });
    await playRound(wallet, tx, { playerId, demo, played, game, index });
  }
}

interface Round extends PastOf {
  readonly playerId: PlayerId;
  readonly played: Played;
  readonly game: { readonly provider: string; readonly lookupId: string };
  readonly index: number;
}

async function playRound(
  wallet: ReturnType<typeof createWallet>,
  tx: Transaction,
  { playerId, demo, played, game, index }: Round,
): Promise<void> {
  const name = `demo-${playerId}-${index}`;
  const { provider: studio, lookupId } = game;
  const { brand, currency, language: locale } = demo;
  const { token } = await wallet.openGameSession(tx, {
    playerId,
    sessionId: sessionId(name),
    brand: brandId(brand),
    currency,
    studio,
    game: lookupId,
    category: 'slots',
    shortestCycleMs: null,
    largestWin: { stakes: 1000, amount: null },
    locale,
  });
  const { gameSessionId: gameSession } = await wallet.redeemToken({ studio, token });
  const play = (act: string) => ({ studio, gameSession, round: name, transactionId: `${name}-${act}` });
  await wallet.post(tx, bet({ ...play('bet'), amount: fromDecimal(played.stake, currency) }));
  const won = fromDecimal(played.won, currency);
  if (won.minor > 0n) await wallet.post(tx, win({ ...play('win'), amount: won }));
  await wallet.post(tx, endRound(play('end')));
  await wallet.endGameSessions(tx, sessionId(name));
}
