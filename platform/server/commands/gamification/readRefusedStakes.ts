import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Sites } from '../../../sites/index.ts';
import type { Services } from '../../services.ts';
import { requireSite } from '../operatorCommand.ts';
import { OperatorError } from '../operatorError.ts';

export interface RefusedStakeReader {
  readonly services: { readonly gamification: Pick<Services['gamification'], 'refused'> };
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
}

const MAX_STAKES = 1_000;

/** Stakes that the gamification provider refused, oldest first, with its error text. @throws OperatorError */
export async function readRefusedStakes(
  { services, database, sites }: RefusedStakeReader,
  args: readonly string[],
): Promise<string> {
  const [brand = ''] = args.map((arg) => arg.trim());
  if (args.length !== 1) throw new OperatorError('npm run refused-stakes -- <brand>');
  const site = requireSite(sites, brand);
  const clientId = site.gamification?.clientId;
  const stakes =
    clientId === undefined ? [] : await services.gamification.refused(database.query, clientId, MAX_STAKES);
  if (stakes.length === 0) return 'nothing is set aside';
  return stakes
    .map(
      ({ id, at, playerId, studio, game, euroCents, answer }) =>
        `${at.toISOString()}  stake ${id} of ${playerId}, ${toDecimal(money(euroCents, 'EUR'))} EUR in ${studio}/${game}: ${answer}`,
    )
    .join('\n');
}
