import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider, type App } from '../../app/app.tsx';
import { textStore } from '../../i18n/texts.ts';
import { AmountOwed } from './AmountOwed.tsx';

function shown(owed: string | null): string {
  const texts = textStore('en', { 'wallet.owed': ['You owe ', ['amount'], '.'] });
  const app = { locale: 'en', texts, settings: {} } as unknown as App;
  return renderToString(
    <AppProvider app={app}>
      <AmountOwed wallet={{ id: 'wallet', owed, currency: 'EUR' }} />
    </AppProvider>,
  );
}

it('says what the player owes, and nothing without a debt', () => {
  expect(shown('1200.50')).toMatch(/You owe \D*1,200\.50/);
  expect(shown(null)).toBe('');
});
