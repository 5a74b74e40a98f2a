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

/** Lists webhooks, or delivers the events after a position again. @returns the lines to print @throws OperatorError */
export async function operateWebhooks(
  { database: { query } }: Pick<ReportDeps<never>, 'database'>,
  args: readonly string[],
): Promise<string> {
  const [act, name = '', after = ''] = args.map((arg) => arg.trim());
  const { position: latest, removed } = await readFeedHead(query);
  if (act === undefined) {
    const lines = (await listWebhooks(query)).map(lineOf);
    return [`the feed has the positions ${removed + 1n} to ${latest}`, ...lines].join('\n');
  }
  if (act !== 'replay' || args.length !== 3) throw new OperatorError(USAGE);
  if (!/^\d{1,18}$/.test(after) || BigInt(after) < removed || BigInt(after) > latest)
    throw new OperatorError(`'${after}' is no position from ${removed} to ${latest}`);
  if (!(await replayWebhook(query, name, BigInt(after))))
    throw new OperatorError(`no webhook has the name '${name}'; npm run webhooks lists them`);
  return `${name} receives all events after ${after} again`;
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
