import { isDay } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { listReports, requestDelivery, type Report } from '../../../modules/regulator/index.ts';
import type { Services } from '../../services.ts';
import { OperatorError } from '../operatorError.ts';

const USAGE = `npm run regulator-reports
npm run regulator-reports -- write <licence> <day>
npm run regulator-reports -- deliver <licence> <day>`;
const LISTED = 60;

interface ReportsDeps {
  readonly services: Pick<Services, 'regulator' | 'sites' | 'database' | 'seals'>;
}

/** Lists reports, writes a day again, or delivers it again. @returns the lines to print @throws OperatorError */
export async function operateReports(
  { services: { regulator, sites, database, seals } }: ReportsDeps,
  args: readonly string[],
): Promise<string> {
  const [act, name = '', day = ''] = args.map((arg) => arg.trim());
  if (act === undefined) {
    const lines = (await listReports(database.query, LISTED)).map(lineOf);
    return lines.join('\n') || 'no report is written yet';
  }
  if ((act !== 'write' && act !== 'deliver') || args.length !== 3) throw new OperatorError(USAGE);
  if (!isDay(day)) throw new OperatorError(`'${day}' is no day like 2026-11-23`);
  const licence = sites.reportingLicences.find((one) => one.licence === name);
  if (!licence) throw new OperatorError(`licences/${name}.json has no regulatorReports`);
  if (act === 'deliver') {
    if (await requestDelivery(database.query, licence.licence, day))
      return `${name} ${day} is offered to the receiver again`;
    throw new OperatorError(`${name} ${day} is not written; npm run regulator-reports lists what is`);
  }
  if (!regulator) throw new OperatorError('FOYER_REPORT_PSEUDONYM_KEY is missing');
  if (!(await seals.day(day, licence.brands))) throw new OperatorError(`${day} is not sealed`);
  return lineOf(await regulator.writeAgain(licence, day));
}

function lineOf(report: Report): string {
  const { licence, day, edition, bytes, sha256, deliveredAt, failures, nextAttemptAt, lastError } = report;
  const state = deliveredAt
    ? `delivered ${deliveredAt.toISOString()}`
    : failures === 0
      ? 'waits for its delivery'
      : `failed ${failures} times, next ${nextAttemptAt?.toISOString() ?? 'at once'}: ${lastError ?? ''}`;
  return `${licence}  ${day}  edition ${edition}  ${bytes} bytes  ${sha256}  ${state}`;
}
