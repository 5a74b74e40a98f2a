import {
  listWebhooks,
  readFeedHead,
  replayWebhook,
  type WebhookState,
} from '../../../infra/outbox/feed/index.ts';
import type { ReportDeps } from '../operatorCommand.ts';
import { OperatorError } from '../operatorError.ts';

const USAGE = `npm run webhooks
npm run webhooks -- replay <name> <position>`;

/** The `sequence` of an event, or a position as a page of the feed has it. */
const POSITION = /^(?<position>\d{1,19})(-[0-9a-f]{8})?$/;

/** Lists webhooks, or delivers the events after a position again. @returns the lines to print @throws OperatorError */
export async function operateWebhooks(
  { database: { query } }: Pick<ReportDeps<never>, 'database'>,
  args: readonly string[],
): Promise<string> {
  const [act, name = '', given = ''] = args.map((arg) => arg.trim());
  const { position: latest, removed } = await readFeedHead(query);
  if (act === undefined) {
    const lines = (await listWebhooks(query)).map(lineOf);
    return [`the feed has the positions ${removed + 1n} to ${latest}`, ...lines].join('\n');
  }
  if (act !== 'replay' || args.length !== 3) throw new OperatorError(USAGE);
  const after = POSITION.exec(given)?.groups?.['position'];
  const position = after === undefined ? -1n : BigInt(after);
  if (position < removed || position > latest)
    throw new OperatorError(`'${given}' is no position from ${removed} to ${latest}`);
  if (!(await replayWebhook(query, name, position)))
    throw new OperatorError(`no webhook has the name '${name}'; npm run webhooks lists them`);
  return `${name} receives all events after ${position} again`;
}

const lineOf = ({
  name,
  position,
  deliveredAt,
  failures,
  failingSince,
  nextAttemptAt,
  lastError,
}: WebhookState) =>
  failingSince === null
    ? `${name}  at ${position}, last delivered ${deliveredAt?.toISOString() ?? 'never'}`
    : `${name}  at ${position}, fails since ${failingSince.toISOString()} (${failures} attempts, next ${nextAttemptAt?.toISOString() ?? 'at once'}): ${lastError ?? ''}`;
