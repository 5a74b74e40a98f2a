import { expect, it } from 'vitest';
import { clientBuild } from './clientBuild.ts';

const manifest = {
  'shell/entryClient.tsx': { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/entry.css'] },
  'features/lobby.tsx': {
    file: 'assets/lobby.js',
    imports: ['_react.js', '_tile.js'],
    css: ['assets/lobby.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_tile.js': { file: 'assets/tile.js', imports: ['_react.js'], css: ['assets/tile.css'] },
};
const build = clientBuild(manifest, (file) => `/* ${file} */`);

it('SHELL-07 a page loads the entry, its screen and their imports once each', () => {
  expect(build.assets(['features/lobby.tsx']).scripts).toEqual([
    '/assets/entry.js',
    '/assets/react.js',
    '/assets/lobby.js',
    '/assets/tile.js',
  ]);
});

it('SHELL-08 a page includes its styles from every chunk', () => {
  expect(build.assets(['features/lobby.tsx']).styles).toEqual([
    { href: '/assets/entry.css', css: '/* assets/entry.css */' },
    { href: '/assets/lobby.css', css: '/* assets/lobby.css */' },
    { href: '/assets/tile.css', css: '/* assets/tile.css */' },
  ]);
});

it('SHELL-07 a screen that is missing in the build throws', () => {
  expect(() => build.assets(['features/nope.tsx'])).toThrow("no 'features/nope.tsx'");
});
