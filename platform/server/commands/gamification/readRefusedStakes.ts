import { money, toDecimal } from '@foyer/domain/money.ts';
import { requireBrandAlone, type ReportDeps } from '../operatorCommand.ts';

const MAX_STAKES = 1_000;

/** Stakes that the gamification provider refused, oldest first, with its error text. @throws OperatorError */
export async function readRefusedStakes(
  { services, database, sites }: ReportDeps<'gamification'>,
  args: readonly string[],
): Promise<string> {
  const clientId = requireBrandAlone(sites, args, 'refused-stakes').gamification?.clientId;
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
