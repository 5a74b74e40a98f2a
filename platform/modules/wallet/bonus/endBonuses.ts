import type { Database } from '../../../infra/database/database.ts';
import type { Log } from '../../../infra/log.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Command } from '../command.ts';
import type { Posted } from '../posting/outcome.ts';
import { bonusConversion } from './bonusConversion.ts';
import { bonusExpiry, bonusForfeit, type BonusOf } from './bonusEnding.ts';
import { bonusesToEnd } from './readBonus.ts';

export interface BonusEndsDeps {
  readonly query: Database['query'];
  readonly submit: (command: Command) => Promise<Posted>;
  readonly log: Pick<Log, 'error'>;
}

/** Ends bonuses. A wagered bonus is always converted, whether it has expired or the player forfeits it meanwhile. */
export function createBonusEnds({ query, submit, log }: BonusEndsDeps) {
  return {
    /**
     * Converts the bonus that a response says is wagered, without waiting. If that fails, the next response or `endDue`
     * converts it.
     */
    convertWagered({ playerId, wageredBonus: bonusId }: Posted): void {
      if (bonusId === null) return;
      submit(bonusConversion({ playerId, bonusId })).catch((err: unknown) => {
        if (!isEndedMeanwhile(err)) log.error({ err, playerId }, 'a wagered bonus was not converted');
      });
    },
    /** A repeated forfeit gets the first response; of a bonus that was converted it is refused. @throws Refusal BonusNotActive */
    async forfeit(bonus: BonusOf): Promise<Posted> {
      try {
        return await submit(bonusForfeit(bonus));
      } catch (error) {
        if (!(error instanceof Refusal) || error.type !== 'BonusWagered') throw error;
        return submit(bonusConversion(bonus));
      }
    },
    /**
     * Converts wagered bonuses that were not converted, such as after a crash, and takes back the remaining balance of the
     * other expired ones. @returns the number of bonuses ended
     */
    async endDue(at: Date): Promise<number> {
      const due = await bonusesToEnd(query, at);
      const ends = await Promise.allSettled(
        due.map(({ isWagered, ...bonus }) => submit(isWagered ? bonusConversion(bonus) : bonusExpiry(bonus))),
      );
      const failures = ends.flatMap((end, index) =>
        end.status === 'rejected' && !isEndedMeanwhile(end.reason)
          ? [{ err: end.reason, bonusId: due[index]?.bonusId }]
          : [],
      );
      for (const failure of failures) log.error(failure, 'a bonus that is due was not ended');
      if (failures.length > 0) throw new Error(`${failures.length} bonuses that are due were not ended`);
      return ends.filter(({ status }) => status === 'fulfilled').length;
    },
  };
}

const CHANGED_MEANWHILE: ReadonlySet<string> = new Set(['BonusNotActive', 'BonusNotWagered', 'BonusWagered']);

/** The bonus was ended, or its wagering completed or rolled back, between reading and deciding. */
const isEndedMeanwhile = (error: unknown): boolean =>
  error instanceof Refusal && CHANGED_MEANWHILE.has(error.type);
