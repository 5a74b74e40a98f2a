import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addToSites } from '@foyer/platform/sites/testing/addToSites.ts';
import { say, scriptStep, step } from '../../terminal/step.ts';
import { copyProject } from './copyProject.ts';

// `npm run test:sites [-- unit|integration [paths]]`: the tests of a copy of the project that has one more brand,
// studio and game. What is added as data breaks no test.
const [only, ...paths] = process.argv.slice(2);
const projects = only ? [only] : ['unit', 'integration', 'timed'];
const folder = await mkdtemp(join(tmpdir(), 'foyer-sites-'));
try {
  say(`· copying the project to ${folder}, with another brand, studio and game`);
  await copyProject(folder);
  await addToSites(join(folder, 'sites'));
  // Tests of pages load the built web app, which is not copied.
  if (
    projects.some((project) => project !== 'unit') &&
    !(await scriptStep('building the web app', 'build', { folder }))
  )
    process.exitCode = 1;
  for (const project of projects) {
    const command = ['npx', 'vitest', 'run', '--project', project, ...paths] as const;
    if (!(await step(`${project} tests with them`, command, { isLive: true, folder }))) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true });
}
