import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { SharedSecrets } from '../../../infra/config/sharedSecrets.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { spanOf } from '../../../infra/time/periodSpan.ts';
import type { Sites } from '../../../sites/index.ts';
import { registersToQuery } from './clearance.ts';
import { findPerson } from './people.ts';
import { queryRegisters, unavailable, type QueryDeps } from './query.ts';
import { readStatuses } from './statuses.ts';

export interface RegistersDeps extends QueryDeps {
  readonly sites: Pick<Sites, 'brands' | 'byBrand'>;
  /** Whether a register that the site data asks and that is not configured counts as one that does not reply. */
  readonly areRegistersRequired: boolean;
  /** Encrypt the national ids of players. Null: none is stored. */
  readonly nationalIdKeys: SharedSecrets | null;
}

interface Located {
  readonly brand: BrandId;
  readonly country: string;
}

/** EXCLUSION-11: what registers have to have replied before a player plays, deposits, or gets the money of a deposit. */
export function registerReplies(deps: RegistersDeps, registersOf: (who: Located) => readonly string[]) {
  const { database, clock, sites, log } = deps;

  /** Asks the registers that have not replied as recently as needed. @throws Refusal ExclusionRegisterUnavailable */
  async function requireReply(playerId: PlayerId, isDeposit: boolean): Promise<void> {
    if (!deps.areRegistersRequired && deps.registers.size === 0) return;
    const player = await findPerson(database.query, playerId, deps);
    if (!player) return;
    const registers = registersOf(player);
    if (registers.length === 0) return;
    const { statuses, sessionStartedAt } = await readStatuses(database.query, playerId);
    const timeZone = sites.byBrand(player.brand)?.inCountry(player.country).timeZone ?? 'UTC';
    const depositDay = isDeposit ? spanOf('Day', clock.now(), timeZone).from : null;
    const due = registersToQuery(registers, statuses, { sessionStartedAt, depositDay });
    const [failure] = await queryRegisters(deps, { player, isAtDeposit: isDeposit }, due);
    if (failure) throw unavailable(failure);
  }

  return {
    requireReply,
    /**
     * Call it when the money of a deposit arrives, outside any transaction: registers without a reply are asked again.
     * Never fails; `isReplyMissing` then says what is missing. Errors are logged.
     */
    async queryBeforeArrival(playerId: PlayerId): Promise<void> {
      await requireReply(playerId, false).catch((err: unknown) => {
        if (!(err instanceof Refusal))
          log.error({ err, playerId }, 'money arrived without the check of exclusion registers');
      });
    },
    /**
     * Whether a register has not replied to the latest request about the player, or not since the sign-in. False if it
     * was never asked about a player who is not signed in, because a sign-in asks it before play.
     */
    async isReplyMissing(
      queryable: Queryable,
      player: Located & { readonly id: PlayerId },
    ): Promise<boolean> {
      const registers = registersOf(player);
      if (registers.length === 0) return false;
      const { statuses, sessionStartedAt } = await readStatuses(queryable, player.id);
      const asked = sessionStartedAt
        ? registers
        : registers.filter((name) => statuses.some(({ register }) => register === name));
      return registersToQuery(asked, statuses, { sessionStartedAt, depositDay: null }).length > 0;
    },
  };
}
