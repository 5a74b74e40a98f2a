import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Feature } from '@foyer/contract/content/features.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { AppProvider, type App } from '../../app/app.tsx';
import { textStore } from '../../i18n/texts.ts';
import { useReturnRate } from './useReturnRate.ts';

function Rate({ rtp }: { rtp: string | null }) {
  return useReturnRate()(rtp) ?? 'not shown';
}

function shown(rtp: string | null, features: readonly Feature[], locale: Locale = 'en'): string {
  const content = { settings: { features }, locale, texts: textStore(locale, {}) } as unknown as App;
  return renderToString(
    <AppProvider app={content}>
      <Rate rtp={rtp} />
    </AppProvider>,
  );
}

it('FLAG-17 with ShowRTP a game shows its return to player', () => {
  expect(shown('96.2', ['ShowRTP'])).toBe('96.2%');
  expect(shown('96.25', ['ShowRTP'], 'fi')).toBe('96,25\u00a0%');
});

it('FLAG-17 FLAG-21 is not shown without the toggle', () => {
  expect(shown('96.2', [])).toBe('not shown');
  expect(shown('96.2', ['QuickMenu', 'Keycloak'])).toBe('not shown');
});

it('FLAG-17 a game without a return to player shows none', () => {
  expect(shown(null, ['ShowRTP'])).toBe('not shown');
});
