import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from './leanReact.ts';

const react = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace(/client\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
);

describe('React without what the site has no use of', () => {
  const lean = withoutUnused(react);

  it('is the same code, line by line, with less in it', () => {
    expect(lean.split('\n')).toHaveLength(react.split('\n').length);
    expect(lean).not.toContain('30 === ');
    expect(lean).not.toContain('ownerDocument.startViewTransition(');
    expect(lean).not.toContain('FragmentInstance.prototype');
  });

  it('keeps what the site lives on', () => {
    for (const kept of ['case REACT_SUSPENSE_TYPE:', 'case REACT_FRAGMENT_TYPE:', 'exports.hydrateRoot ='])
      expect(lean).toContain(kept);
  });

  it('is of the React that is known, or of none', () => {
    expect(() => withoutUnused('const another = "React";')).toThrow('this React has no REACT_PROFILER_TYPE');
  });
});

describe('what is taken out of a function', () => {
  // Whatever is to be found, so that what is asked about may stand alone.
  const known = `
    const REACT_PROFILER_TYPE = 1, REACT_SUSPENSE_LIST_TYPE = 2, REACT_VIEW_TRANSITION_TYPE = 3, REACT_ACTIVITY_TYPE = 4;
    function made(type) {
      switch (type) {
        case REACT_ACTIVITY_TYPE: return 'activity';
        case REACT_PROFILER_TYPE: return 'profiler';
        case 'kept': return 'kept';
        case REACT_SUSPENSE_LIST_TYPE: case REACT_VIEW_TRANSITION_TYPE: return 'gone';
        default: return 'refused';
      }
    }
    let shouldStartViewTransition = false;
    function trackEnterViewTransitions() { shouldStartViewTransition = true; }
    function startViewTransition() { return 'started'; }
    function FragmentInstance() {}
    FragmentInstance.prototype.focus = function () {};
    function ViewTransitionPseudoElement() {}
    ViewTransitionPseudoElement.prototype.animate = function () {};
    const begun = () => (shouldStartViewTransition ? startViewTransition() : 'at once');`;
  const run = (code: string): unknown => runInNewContext(withoutUnused(`${known}\n${code}`));

  it.each([
    ['made("kept")', 'kept'],
    ['made(REACT_ACTIVITY_TYPE) + made(REACT_PROFILER_TYPE)', 'refusedrefused'],
    ['made(REACT_VIEW_TRANSITION_TYPE) + made("other")', 'refusedrefused'],
    ['trackEnterViewTransitions(); begun()', 'at once'],
    ['typeof FragmentInstance.prototype.focus', 'undefined'],
    [
      'const fiber = { tag: 30 }; `${30 === fiber.tag} ${30 !== fiber.tag} ${13 === fiber.tag}`',
      'false true false',
    ],
    ['const [key, fiber] = [30, { tag: 5 }]; `${30 === key} ${5 === fiber.tag}`', 'true true'],
    ['const fiber = { tag: 5, flags: 33554433 }; `${fiber.flags & 33554432} ${fiber.flags & 1}`', '0 1'],
  ])('%s is %s', (code, result) => {
    expect(run(code)).toBe(result);
  });

  it('a clause that falls into one that goes still does what stands there', () => {
    const code = `let done = ''; switch (({ tag: 22 }).tag) { case 5: break; case 22: done += 'a'; case 30: done += 'b' } done`;
    expect(run(code)).toBe('ab');
  });

  it('a ref to a fragment says that there are none', () => {
    expect(() => run('new FragmentInstance()')).toThrow('no refs to fragments');
  });
});
