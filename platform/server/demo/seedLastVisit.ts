import { randomUUID } from 'node:crypto';
import { HOUR } from '@foyer/domain/duration.ts';
import { brandId, sessionId } from '@foyer/domain/ids.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { Sites } from '../../sites/index.ts';
import type { PastOf } from './seedPayments.ts';

interface VisitParts {
  readonly identity: Pick<Identity, 'openSession'>;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'games'>;
}

/** So many games have come since. */
const NEW_GAMES = 4;
const SESSION_MS = 12 * HOUR;

/**
 * A demo player's last visit, as a sign-in leaves it whose session ran out. It was before the last games of the catalogue
 * came, on whatever day the demo begins: else nobody would see what is new since then.
 */
export async function seedLastVisit(
  { identity, clock, sites: { games } }: VisitParts,
  tx: Transaction,
  { playerId, demo: { brand, country, lastVisit } }: PastOf,
): Promise<void> {
  if (!lastVisit) return;
  const expiresAt = beginningOfNew(games, clock.now());
  await identity.openSession(tx, {
    id: sessionId(randomUUID()),
    playerId,
    brand: brandId(brand),
    origin: { device: lastVisit, country },
    startedAt: new Date(expiresAt.getTime() - SESSION_MS),
    expiresAt,
  });
}

/** When the first of the last few games was released; now in a catalogue without one. */
function beginningOfNew(games: Sites['games'], now: Date): Date {
  const times = games.map(({ released }) => new Date(released)).filter((released) => released < now);
  return (
    times
      .toSorted((a, b) => b.getTime() - a.getTime())
      .slice(0, NEW_GAMES)
      .at(-1) ?? now
  );
}
