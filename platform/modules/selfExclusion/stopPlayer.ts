import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { endsLater, runningExclusion, type End } from './ends.ts';
import type { StoppablePlayers } from './ports.ts';
import { exclusionTables } from './tables.ts';

/** Puts an exclusion or a time-out into effect. An active one is only ever lengthened (OPEN-25). */
export interface StopCommands {
  /** Exclusion by the operator: it is recorded and never ends early. */
  excludePlayer(tx: Transaction, id: PlayerId, endsAt: End): Promise<void>;
  /** Ends the live session. For a caller that has recorded the exclusion. */
  applyExclusion(tx: Transaction, id: PlayerId, endsAt: End): Promise<void>;
  /** Ends the live session. For a caller that has recorded the time-out, or for the operator. */
  timeOutPlayer(tx: Transaction, id: PlayerId, endsAt: Date): Promise<void>;
}

export function stopCommands(players: StoppablePlayers, clock: Clock): StopCommands {
  const { commands } = players;

  const applyExclusion: StopCommands['applyExclusion'] = async (tx, id, endsAt) => {
    const { exclusion } = await players.hold(tx, id);
    const now = clock.now();
    const running = runningExclusion(exclusion, now);
    if (!running || endsLater(endsAt, running.endsAt))
      await commands.setExclusion(tx, id, { since: now, endsAt });
    await commands.endPlay(tx, id, 'SELF_EXCLUDED');
  };

  return {
    async excludePlayer(tx, id, endsAt) {
      await players.hold(tx, id);
      await exclusionTables(tx)
        .insertInto('identity.exclusion')
        .values({ kind: 'Exclusion', player_id: id, taken_at: clock.now(), ends_at: endsAt, ...BY_OPERATOR })
        .execute();
      await applyExclusion(tx, id, endsAt);
    },
    applyExclusion,
    async timeOutPlayer(tx, id, endsAt) {
      await players.hold(tx, id);
      await commands.extendTimeout(tx, id, endsAt);
      await commands.endPlay(tx, id, 'TIMEOUT');
    },
  };
}

const BY_OPERATOR = { taken_by: null, term: null, session_id: null, idempotency_key: null } as const;
