import { HOUR } from '@foyer/domain/duration.ts';
import { isLocale, languageTag } from '@foyer/domain/locale.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import { weekAt, weeksToReckon, type Share, type ShareKey, type Week } from '../../modules/cashback/index.ts';
import type { PlayerRecord } from '../../modules/identity/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { LONG_LIMITS } from '../../infra/database/limits.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site } from '../../sites/index.ts';
import { schemeIn, type CashbackDeps, type Scheme } from './cashbackDeps.ts';

/** In one round; the rest comes with the next. */
const MOST = 200;
/** Whoever is kept from rewards is looked at again so much later. */
const KEPT_OUT_MS = HOUR;

/**
 * Reckons each week that is over, of each brand, in one transaction: what everybody lost, by the ledger, and what comes
 * back of it. Then gives it, each player's in a transaction of its own, as a reward under the week's and his name: on
 * whichever node, once, and what broke goes on where it was.
 * @returns how many were looked at
 */
export async function calculateCashback(parts: CashbackDeps): Promise<number> {
  const { database, cashback, sites, clock, log, wakeRelay } = parts;
  for (const site of sites.brands) {
    const scheme = site.cashback;
    if (!scheme) continue;
    const over = weeksToReckon(site.timeZone, clock.now(), scheme.startsOn);
    for (const week of await cashback.unreckoned(database.query, site.brand, over))
      await reckon(parts, site, scheme, week).catch((err: unknown) => {
        log.error({ err, brand: site.brand, week: week.from }, 'a week was not reckoned and is tried again');
      });
  }
  const due = await cashback.due(database.query, MOST);
  for (const key of due)
    await database
      .transaction((tx) => giveHeld(parts, tx, key))
      .catch(async (err: unknown) => {
        log.error({ err, ...key }, 'a cashback could not be given and is tried again');
        await database.transaction((tx) => putOff(parts, tx, key));
      });
  if (due.length > 0) wakeRelay();
  return due.length;
}

const reckon = (
  { database, cashback, wallet }: CashbackDeps,
  { brand }: Site,
  terms: Scheme,
  week: Week,
): Promise<void> =>
  // Reads what all players of the brand did in a week.
  database.withLimits(LONG_LIMITS).transaction(async (tx) => {
    const of = { brand, week, terms };
    if (!(await cashback.begin(tx, of))) return;
    await cashback.write(tx, of, await wallet.lostWithin(tx, { brand, ...week }));
  });

async function giveHeld(parts: CashbackDeps, tx: Transaction, key: ShareKey): Promise<void> {
  const { identity, cashback, sites, clock } = parts;
  const player = await identity.hold(tx, key.playerId);
  const share = await cashback.hold(tx, key);
  if (!share) return;
  const site = sites.byBrand(share.brand);
  if (share.lapsesAt <= clock.now() || !site || !schemeIn(site, player.country))
    return cashback.settle(tx, share, null);
  const assignation = await given(parts, tx, { player, share, site });
  if (assignation === null) await cashback.postpone(tx, share, KEPT_OUT_MS);
  else await cashback.settle(tx, share, assignation);
}

interface Giving {
  readonly player: PlayerRecord;
  readonly share: Share;
  readonly site: Site;
}

/** @returns the reward; null for who is kept from rewards now (EXCLUSION-08, REW-16), of which nothing was written */
async function given(
  { rewardDesk, sites, clock }: CashbackDeps,
  tx: Transaction,
  { player, share, site }: Giving,
): Promise<string | null> {
  const { from, amount, lapsesAt } = share;
  const locale = isLocale(player.language) ? player.language : 'en';
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: site.timeZone });
  const { until } = weekAt(site.timeZone, from);
  const [first, last] = [day.format(from), day.format(new Date(until.getTime() - 1))];
  try {
    const { id } = await rewardDesk.give(tx, {
      key: `cashback ${share.brand} ${from.toISOString()} ${player.id}`,
      playerId: player.id,
      terms: {
        type: 'money-drop',
        kind: 'Cashback',
        claim: 'manual',
        name: sites.say(locale, ['cashback'])('cashback.reward', { first, last }),
        amount: toDecimal(amount),
        startsInHours: 0,
        hours: (lapsesAt.getTime() - clock.now().getTime()) / HOUR,
        needsDeposit: false,
      },
      by: 'foyer:cashback',
      why: `net losses of the week from ${from.toISOString()}`,
    });
    return id;
  } catch (error) {
    if (error instanceof Refusal && error.type === 'PlayerBlocked') return null;
    throw error;
  }
}

/** What broke holds up nobody else. */
async function putOff({ identity, cashback }: CashbackDeps, tx: Transaction, key: ShareKey): Promise<void> {
  await identity.hold(tx, key.playerId);
  if (await cashback.hold(tx, key)) await cashback.postpone(tx, key, KEPT_OUT_MS);
}
