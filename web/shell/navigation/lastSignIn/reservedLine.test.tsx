import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProvider, type App } from '../../../app/app.tsx';
import { GraphqlProvider } from '../../../app/graphql.tsx';
import { textStore } from '../../../i18n/texts.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { LastSignIn } from './LastSignIn.tsx';

const STARTED_AT = '2026-11-20T13:05:00.000Z';
const PREVIOUS_AT = '2026-11-19T13:05:00.000Z';

/** The page as the server renders it, which makes no request. */
function rendered(previousAt: string | null, ageSeconds: number, isHeld = false): string {
  const renderedAtMs = Date.parse(STARTED_AT) + ageSeconds * 1000;
  const app = { locale: 'en', region: 'GB', texts: textStore('en', {}), renderedAtMs };
  return renderToStaticMarkup(
    <AppProvider app={app as unknown as App}>
      <GraphqlProvider graphql={{} as unknown as Graphql}>
        <LastSignIn startedAt={STARTED_AT} previousAt={previousAt} path="/" isHeld={isHeld} />
      </GraphqlProvider>
    </AppProvider>,
  );
}

test('PROF-10 the page after a sign-in keeps a line for the message about the previous one', () => {
  expect(rendered(PREVIOUS_AT, 3)).toContain('data-reserved');
});

test.each([
  ['after the first sign-in ever', null, 3, false],
  ['when it is loaded later', PREVIOUS_AT, 25, false],
  ['beside a game', PREVIOUS_AT, 3, true],
] as const)('PROF-10 the page keeps no line %s', (_when, previous, age, isHeld) => {
  expect(rendered(previous, age, isHeld)).not.toContain('data-reserved');
});
