import { parseArgs } from 'node:util';
import { isCurrency } from '@foyer/domain/currency.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { StudioTarget } from './runStudioConformance.ts';

export const STUDIO_USAGE = `To test a studio, with this command in the place of the platform:

npm run studio:conformance -- --play <address> --studio <id> --key <secret> --game <id> [--press <selector>]… [--port 3999] [--currency EUR] [--late <seconds>]

  --play      template of the game's address at the studio, as in launch of the studio's file but with its origin: the
              command fills in {token} and {lobby}, and {currency} if it is there
  --game      the studio's id of the game, as the platform names it in the answer to authenticate
  --press     what begins a round, as CSS selectors that are pressed in turn; the first button, if omitted
  --port      the port of the played platform: the studio must send its wallet calls to http://localhost:<port>
  --late      how late a late answer is: more than the studio waits for one; 10 by default`;

const PATIENCE_MS = 30 * SECOND;

/** Null if an argument is missing or invalid. */
export function readStudioTarget(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StudioTarget | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      play: text,
      studio: text,
      key: text,
      game: text,
      press: { type: 'string', multiple: true },
      port: text,
      currency: text,
      late: text,
    },
  });
  const { play: launch, studio, key = env['FOYER_STUDIO_KEY'], game } = values;
  const [port, late] = [Number(values.port ?? 3999), Number(values.late ?? 10)];
  const { currency = 'EUR' } = values;
  if (!launch?.includes('{token}') || !launch.includes('{lobby}') || !URL.canParse(launch)) return null;
  if (!studio || !key || !game || !isCurrency(currency) || !(port > 0 && port < 65_536) || !(late > 0))
    return null;
  const lateMs = late * SECOND;
  const presses = values.press ?? ['button'];
  return { launch, studio, key, game, currency, port, presses, lateMs, patienceMs: PATIENCE_MS + lateMs };
}
