// Runs one of the platform's npm scripts where there is no npm: `node deploy/command.mjs audit --all`.
import { readFileSync } from 'node:fs';

const PROGRAM = /node tools\/programs\/run\.mjs (platform\/\S+)$/;
const [node, , name = '', ...args] = process.argv;
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const programs = new Map(
  Object.entries(scripts).flatMap(([script, line]) => {
    const program = PROGRAM.exec(line)?.[1];
    return program ? [[script, program]] : [];
  }),
);
const program = programs.get(name);
if (program) {
  process.argv = [node, 'tools/programs/run.mjs', program, ...args];
  await import('../tools/programs/run.mjs');
} else {
  console.error(`'${name}' is no command here: use one of ${[...programs.keys()].join(', ')}`);
  process.exitCode = 1;
}
