import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { recordEvent } from '../../infra/outbox/index.ts';
import { endsLater, runningExclusion, type End } from './ends.ts';
import type { Person, StoppablePlayers } from './ports.ts';
import { exclusionTables } from './tables.ts';

/** Puts an exclusion or a time-out into effect. An active one is only ever lengthened (OPEN-25). */
export function stopCommands(players: StoppablePlayers, clock: Clock) {
  const { commands } = players;

  const record = (
    tx: Transaction,
    { id, brand }: Pick<Person, 'id' | 'brand'>,
    kind: 'Timeout' | 'Exclusion',
    { endsAt, register = null }: { readonly endsAt: End; readonly register?: string | null },
  ): Promise<void> =>
    recordEvent(tx, {
      type: 'exclusion.started',
      playerId: id,
      brand,
      at: clock.now(),
      data: { kind, endsAt: endsAt && endsAt.toISOString(), register },
    });

  /**
   * Puts an exclusion that the caller has recorded into effect, and ends the live session.
   * @param register the national register that has the player; null for other exclusions
   */
  const applyExclusion = async (
    tx: Transaction,
    id: PlayerId,
    endsAt: End,
    register: string | null = null,
  ): Promise<void> => {
    const { exclusion, brand } = await players.hold(tx, id);
    const now = clock.now();
    const running = runningExclusion(exclusion, now);
    if (!running || endsLater(endsAt, running.endsAt)) {
      await commands.setExclusion(tx, id, { since: now, endsAt });
      await record(tx, { id, brand }, 'Exclusion', { endsAt, register });
    }
    await commands.endPlay(tx, id, 'SELF_EXCLUDED');
  };

  return {
    /** Exclusion by the operator: it is recorded and never ends early. */
    async excludePlayer(tx: Transaction, id: PlayerId, endsAt: End): Promise<void> {
      await players.hold(tx, id);
      await exclusionTables(tx)
        .insertInto('identity.exclusion')
        .values({ kind: 'Exclusion', playerId: id, takenAt: clock.now(), endsAt, ...BY_OPERATOR })
        .execute();
      await applyExclusion(tx, id, endsAt);
    },
    applyExclusion,
    /** Puts a time-out into effect and ends the live session. The caller records it, except for one by the operator. */
    async timeOutPlayer(tx: Transaction, id: PlayerId, endsAt: Date): Promise<void> {
      const player = await players.hold(tx, id);
      const until = await commands.extendTimeout(tx, id, endsAt);
      await record(tx, player, 'Timeout', { endsAt: until });
      await commands.endPlay(tx, id, 'TIMEOUT');
    },
  };
}

export type StopCommands = ReturnType<typeof stopCommands>;

const BY_OPERATOR = { takenBy: null, term: null, sessionId: null, idempotencyKey: null } as const;
