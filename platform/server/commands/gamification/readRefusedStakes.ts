import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Sites } from '../../../sites/index.ts';
import type { Services } from '../../services.ts';
import { OperatorError } from '../operatorError.ts';

export interface RefusedStakeReader {
  readonly services: { readonly gamification: Pick<Services['gamification'], 'refused'> };
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
}

const MOST = 1_000;

/**
 * Stakes that the gamification provider refused, oldest first, with its error text.
 * @returns the lines to print. @throws OperatorError
 */
export async function readRefusedStakes(
  { services, database, sites }: RefusedStakeReader,
  words: readonly string[],
): Promise<string> {
  const [brand = ''] = words.map((word) => word.trim());
  if (words.length !== 1) throw new OperatorError('npm run refused-stakes -- <brand>');
  const site = sites.byBrand(brand);
  if (!site) throw new OperatorError(`there is no brand '${brand}'`);
  const clientId = site.gamification?.clientId;
  const stakes =
    clientId === undefined ? [] : await services.gamification.refused(database.query, clientId, MOST);
  if (stakes.length === 0) return 'nothing is set aside';
  return stakes
    .map(
      ({ id, at, playerId, studio, game, euroCents, answer }) =>
        `${at.toISOString()}  stake ${id} of ${playerId}, ${toDecimal(money(euroCents, 'EUR'))} EUR in ${studio}/${game}: ${answer}`,
    )
    .join('\n');
}
