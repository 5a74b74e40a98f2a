import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { WinOverlay } from './WinOverlay.tsx';

function shown(
  wantsLessMotion: boolean,
  variant: 'jackpot-win' | 'raffle-win' = 'jackpot-win',
  isQuiet = false,
): string {
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }));
  const content = { settings: {}, locale: 'en', texts: textStore('en', {}) };
  const contents = {
    source: 'EPIC',
    mark: 'mega',
    image: '/brand/x/win.svg',
    amount: { amount: '10402.17', currency: 'EUR' },
    line: 'It fell to you.',
    act: 'Back to game',
    terms: 'Paid in cash',
    isQuiet,
    onClosed() {},
  } as const;
  return renderToStaticMarkup(
    <AppProvider app={content as unknown as App}>
      <WinOverlay variant={variant} contents={contents} isOpen={false} onClose={() => {}} />
    </AppProvider>,
  );
}

it('JACK-46 JACK-49 a jackpot win is named by pot and amount and leads only back to the game', () => {
  const html = shown(false);
  expect(html).toMatch(
    /<dialog[^>]*data-variant="jackpot-win"[^>]*aria-label="EPIC: €10,402\.17\. It fell to you\."/,
  );
  const buttons = [...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, contentPage]) => contentPage);
  expect(buttons).toEqual(['Back to game']);
});

it('JACK-41 JACK-48 shows its picture during the celebration, not with reduced motion', () => {
  expect(shown(false)).toContain('src="/brand/x/win.svg"');
  expect(shown(true)).not.toContain('win.svg');
});

it('FAIR-01 a win not above its stake is shown at once without celebration', () => {
  const html = shown(false, 'jackpot-win', true);
  expect(html).toContain('10,402');
  expect(html).not.toContain('win.svg');
  expect(html).not.toContain('data-running');
});

it('RAFF-10 OVER-11 a raffle win has the same count-up and button in its own variant', () => {
  const html = shown(false, 'raffle-win');
  expect(html).toContain('data-variant="raffle-win"');
  expect(html).toMatch(/<h2[^>]*>.*0.*<\/h2>/);
  expect(html.replace('raffle-win', 'jackpot-win')).toBe(shown(false));
});
