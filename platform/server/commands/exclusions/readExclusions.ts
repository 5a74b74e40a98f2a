import type { BrandId } from '@foyer/domain/ids.ts';
import type { Services } from '../../services.ts';
import { requirePlayer, requireSite, type ReportDeps } from '../operatorCommand.ts';
import { OperatorError } from '../operatorError.ts';

/**
 * With a player: their exclusions and requests to end them. Without: the brand's open reviews with the parts of each
 * match score. Oldest first. @returns the lines to print @throws OperatorError
 */
export async function readExclusions(
  deps: ReportDeps<'selfExclusion'>,
  args: readonly string[],
): Promise<string> {
  const [brand = '', email = ''] = args.map((arg) => arg.trim());
  if (args.length !== 1 && args.length !== 2)
    throw new OperatorError('npm run exclusions -- <brand> [<email>]');
  const site = requireSite(deps.sites, brand);
  if (args.length === 1) return readReviews(deps, site.brand);
  const playerId = await requirePlayer(deps.database.query, site.brand, email);
  const steps = await deps.services.selfExclusion.history(deps.database.query, playerId);
  if (steps.length === 0) return 'nothing was taken';
  return steps.map(({ at, what, until }) => `${at.toISOString()}  ${what}  ${moment(until)}`).join('\n');
}

const moment = (until: Date | null): string => (until ? `until ${until.toISOString()}` : 'without an end');

async function readReviews(
  { services, database }: ReportDeps<'selfExclusion'>,
  brand: BrandId,
): Promise<string> {
  const reviews = await services.selfExclusion.matching.reviews(database.query, brand);
  if (reviews.length === 0) return 'no open reviews';
  return reviews.map(reviewLine).join('\n');
}

type OpenReview = Awaited<ReturnType<Services['selfExclusion']['matching']['reviews']>>[number];

function reviewLine({ id, email, other, occasion, score, parts, openedAt, endsAt }: OpenReview): string {
  const excluded = other ? `${other.email} at ${other.brand}` : 'an erased player';
  const evidence = parts.map(
    ({ kind, grade, points }) => `${kind} ${grade} ${points > 0 ? '+' : ''}${points}`,
  );
  const found = `${openedAt.toISOString()}  #${id}  ${email} may be ${excluded}`;
  return `${found}  score ${score} (${evidence.join(', ')})  ${occasion}  ${moment(endsAt)}`;
}
