import { parseArgs } from 'node:util';
import { checkReport } from './checkReport.ts';

/**
 * `npm run verify-report -- <file> --note <file> --keys <public key or file>`: verifies the daily report of a licence.
 * It needs no database and trusts nothing of the platform but the public keys. Exits with 1 unless everything is right.
 */
const USAGE = 'npm run verify-report -- <file> --note <file> --keys <public key or file>';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' }, note: { type: 'string' } },
  });
  const { keys, note } = values;
  const [file] = positionals;
  if (file === undefined || keys === undefined || note === undefined) throw new Error(USAGE);
  const { lines, isRight } = await checkReport({ file, note, keys });
  process.stdout.write(`${[...lines, isRight ? 'right' : 'WRONG'].join('\n')}\n`);
  process.exitCode = isRight ? 0 : 1;
} catch (error) {
  process.stderr.write(`verify-report: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
