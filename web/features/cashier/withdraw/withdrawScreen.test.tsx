import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WithdrawPageQuery } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { GraphqlProvider } from '../../../app/graphql.tsx';
import { HeadProvider } from '../../../app/head.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { WithdrawScreen } from '../WithdrawScreen.tsx';

const MONDAY = '2026-11-29T22:00:00.000Z';

/** The page of a player who cannot withdraw at the moment, so that only its notices are rendered. */
function shown(weekendUntil: string | null, ...speeds: ('Manual' | 'Instant')[]): string {
  const cashier = {
    weekendUntil,
    underWay: [],
    withdrawal: {
      refusal: { type: 'WithdrawalsBlocked', rule: 'PLAYER-15', until: null },
      methods: speeds.map((speed) => ({ speed })),
    },
  };
  const data = { viewer: { id: 'v', cashier } } as unknown as WithdrawPageQuery;
  const app = {
    settings: { features: [], timeZone: 'Europe/Helsinki' },
    locale: 'en',
    texts: textStore('en', {}),
    renderedAtMs: 0,
  };
  return renderToStaticMarkup(
    <HeadProvider head={null}>
      <AppProvider app={app as unknown as App}>
        <GraphqlProvider graphql={{ peek: () => ({ data, error: undefined }) } as unknown as Graphql}>
          <WithdrawScreen />
        </GraphqlProvider>
      </AppProvider>
    </HeadProvider>,
  );
}

test('FLAG-06 at the weekend the page says when manual payouts go on', () => {
  expect(shown(MONDAY, 'Instant', 'Manual')).toContain('cashier.withdraw.weekend');
});

test('FLAG-06 nothing is said where the toggle hides it, on weekdays, or without a manual payout', () => {
  expect(shown(null, 'Manual')).not.toContain('cashier.withdraw.weekend');
  expect(shown(MONDAY, 'Instant')).not.toContain('cashier.withdraw.weekend');
});
