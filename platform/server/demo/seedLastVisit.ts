import { randomUUID } from 'node:crypto';
import { HOUR } from '@foyer/domain/duration.ts';
import { brandId, sessionId } from '@foyer/domain/ids.ts';
import type { SignIn } from '../../modules/signIn/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { Sites } from '../../sites/index.ts';
import type { PastOf } from './seedPayments.ts';

interface LastVisitDeps {
  readonly signIn: Pick<SignIn, 'openSession'>;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'games'>;
}

/** Number of games released since the last visit. */
const NEW_GAMES = 4;
const SESSION_MS = 12 * HOUR;

/** Seeds a demo player's last visit. It ends before the newest games were released, so that these show as new. */
export async function seedLastVisit(
  { signIn, clock, sites: { games } }: LastVisitDeps,
  tx: Transaction,
  { playerId, demo: { brand, country, lastVisit } }: PastOf,
): Promise<void> {
  if (!lastVisit) return;
  const expiresAt = beginningOfNew(games, clock.now());
  await signIn.openSession(tx, {
    id: sessionId(randomUUID()),
    playerId,
    brand: brandId(brand),
    origin: { device: lastVisit, country },
    startedAt: new Date(expiresAt.getTime() - SESSION_MS),
    expiresAt,
  });
}

/** Release date of the oldest of the newest games; now if the catalogue is empty. */
function beginningOfNew(games: Sites['games'], now: Date): Date {
  const times = games.map(({ released }) => new Date(released)).filter((released) => released < now);
  return (
    times
      .toSorted((a, b) => b.getTime() - a.getTime())
      .slice(0, NEW_GAMES)
      .at(-1) ?? now
  );
}
