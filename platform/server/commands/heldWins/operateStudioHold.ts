import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Services } from '../../services.ts';
import { decisionIn, type ReportDeps } from '../operatorCommand.ts';
import { OperatorError } from '../operatorError.ts';

const USAGE = `npm run studio-holds
npm run studio-holds -- hold <studio> <currency> <who you are> <why>
npm run studio-holds -- end <studio> <currency> <who you are> <why>`;

/**
 * MONEY-10: lists running holds, or holds a studio or ends its hold with operator and reason.
 * @returns the lines to print. @throws OperatorError
 */
export async function operateStudioHold(
  { services, database }: Pick<ReportDeps<'wallet'>, 'services' | 'database'>,
  args: readonly string[],
): Promise<string> {
  const { studioControl } = services.wallet;
  const [act, studio = '', code = '', ...decision] = args.map((arg) => arg.trim());
  if (act === undefined) return list(await studioControl.running(database.query));
  if (args.length !== 5 || (act !== 'hold' && act !== 'end') || !studio) throw new OperatorError(USAGE);
  const currency = currencyIn(code);
  const { by: operator, why: reason } = decisionIn(decision);
  const request = { studio, currency, operator, reason };
  try {
    await database.transaction((tx) =>
      act === 'hold' ? studioControl.hold(tx, request) : studioControl.end(tx, request),
    );
  } catch (error) {
    if (error instanceof Refusal && error.type === 'StudioNotHeld')
      throw new OperatorError(
        `no hold on ${studio} in ${currency} is running; npm run studio-holds lists them`,
      );
    throw error;
  }
  return act === 'hold'
    ? `wins of ${studio} in ${currency} are held from now on`
    : `wins of ${studio} in ${currency} are paid again; npm run held-wins lists those that were held`;
}

function currencyIn(code: string): Currency {
  if (!isCurrency(code)) throw new OperatorError(`'${code}' is not a currency such as EUR`);
  return code;
}

type Running = Awaited<ReturnType<Services['wallet']['studioControl']['running']>>;

const list = (holds: Running): string =>
  holds.length === 0
    ? 'no studio is held'
    : holds
        .map(
          ({ since, studio, currency, heldBy, reason }) =>
            `${since.toISOString()}  ${studio} in ${currency}, held ${heldBy === null ? 'by its results' : `by ${heldBy}`}\n  ${reason}`,
        )
        .join('\n');
