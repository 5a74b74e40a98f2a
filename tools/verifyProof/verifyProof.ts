import { parseArgs } from 'node:util';
import { check } from './check.ts';

/**
 * `npm run verify-proof -- proof.json --keys <public key or file> [--list copy.txt] [--live <url>]`: verifies the
 * proof of a player, a copied list of checkpoints, or both. It needs no database and trusts nothing of the
 * platform but the public keys. Exits with 1 unless everything is right.
 */
const USAGE =
  'npm run verify-proof -- [proof.json] --keys <public key or file> [--list copy.txt] [--live https://…/ledger/checkpoints]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' }, list: { type: 'string' }, live: { type: 'string' } },
  });
  const { keys, list, live } = values;
  const [proof] = positionals;
  if (keys === undefined || (proof ?? list ?? live) === undefined) throw new Error(USAGE);
  const { lines, isRight } = await check({ proof, keys, list, live });
  process.stdout.write(`${[...lines, isRight ? 'right' : 'WRONG'].join('\n')}\n`);
  process.exitCode = isRight ? 0 : 1;
} catch (error) {
  process.stderr.write(`verify-proof: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
