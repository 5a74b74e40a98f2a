import type { RoundSettings } from '../../http/roundPage.ts';
import { byId, element } from '../page.ts';
import { loadSprites } from '../slot/stage/sprites.ts';
import { roundProofContent, resultContent } from './roundContent.ts';

const settings: RoundSettings = JSON.parse(byId('settings').textContent ?? '');
const { lobby, round } = settings;

/** The lobby makes the frame as high as the page, and removes it for a height of zero. */
const report = (height: number): void =>
  window.parent.postMessage({ source: 'foyer-studio', type: 'height', height }, lobby);

/** The lobby names its colour scheme in the fragment; without it the browser's preference decides. */
const scheme = new URLSearchParams(location.hash.slice(1)).get('scheme');
if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset['scheme'] = scheme;

if (round === null) report(0);
else {
  const main = byId('round');
  await document.fonts.load('800 20px Lettering').catch(() => []);
  const { lookupId, palette, title } = round.game;
  // Without the pictures of the symbols the page still has the proof.
  const sprites = await loadSprites(lookupId, palette).catch(() => null);
  const result = sprites && resultContent(round, sprites);
  main.append(element('h1', { class: 'unseen' }, title));
  if (result) main.append(result.element);
  main.append(roundProofContent(round));
  let width = 0;
  new ResizeObserver(() => {
    if (main.clientWidth !== width) {
      width = main.clientWidth;
      result?.paint();
    }
    report(Math.ceil(main.getBoundingClientRect().height));
  }).observe(main);
}
