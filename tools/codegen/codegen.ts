import { staleFiles, writeGenerated } from './generate.ts';

// `npm run codegen` writes contract/generated; `npm run codegen -- --check` only says what is stale, by exit code too.
if (process.argv.includes('--check')) {
  const stale = await staleFiles();
  for (const file of stale) console.error(`contract/generated/${file} is stale: run \`npm run codegen\``);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  await writeGenerated();
}
