import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { RoundTable } from './RoundTable.tsx';

function table(won: string, beingChecked: string | null, takenBack: string | null = null): string {
  const texts = textStore('en', {
    'profile.round.beingChecked': ['Being checked: ', ['amount']],
    'profile.round.takenBack': ['Cancelled: ', ['amount']],
  });
  const round = {
    id: 'sandbox:1',
    gameSlug: 'fox-and-ember',
    game: null,
    openedAt: '2026-11-23T12:00:00.000Z',
    staked: '0.10',
    won,
    beingChecked,
    takenBack,
    currency: 'EUR',
  } as const;
  const content = { locale: 'en', texts, settings: {} } as unknown as App;
  return renderToString(
    <AppProvider app={content}>
      <RoundTable rounds={[round]} />
    </AppProvider>,
  );
}

it('MONEY-09 a round shows a win under review apart from the paid win', () => {
  expect(table('0.00', '1000000.00')).toMatch(/Being checked: \D*1,000,000\.00/);
  expect(table('1000000.00', null)).not.toContain('Being checked');
});

it('a round shows a win that the studio took back', () => {
  expect(table('0.00', null, '9.00')).toMatch(/Cancelled: \D*9\.00/);
  expect(table('9.00', null)).not.toContain('Cancelled');
});
