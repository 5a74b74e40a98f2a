import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { TrackedEvent } from '@foyer/contract/analytics/trackedEvents.ts';
import { AppProvider, type App } from '../../app/app.tsx';
import { textStore } from '../../i18n/texts.ts';
import { signInCalls } from '../../transport/signIn/signInCalls.ts';
import { tracking } from '../../transport/tracking/tracking.ts';
import { useFailureText } from './useSignIn.ts';

/** A screen that shows an error. */
function Failure({ thrown }: { thrown: unknown }) {
  return useFailureText()(thrown);
}

/** What the screen shows and reports when the platform refuses a code like this. */
async function refusedWith(type: string, reason: string) {
  const extensions = { type, reasons: [reason], keys: { triesLeft: '3' }, traceId: 't' };
  const body = JSON.stringify({ data: null, errors: [{ message: reason, extensions }] });
  const fetch = () => Promise.resolve(new Response(body));
  const calls = signInCalls({ brand: 'harbour', locale: 'en', fetch });
  const thrown: unknown = await calls.enterCode('a', '000000').catch((error: unknown) => error);
  const events: TrackedEvent[] = [];
  const close = tracking.open(({ event }) => events.push(event));
  const app = { settings: {}, locale: 'en', texts: textStore('en', {}) } as unknown as App;
  const text = renderToStaticMarkup(
    <AppProvider app={app}>
      <Failure thrown={thrown} />
    </AppProvider>,
  );
  close();
  return { text, events };
}

describe('a refused sign-in', () => {
  test.each([
    'AUTHENTICATION_REQUIRED',
    'TOO_MANY_INVALID_LOGIN_ATTEMPTS',
    'INVALID_LOGIN_CODE_ENTERED',
    'LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY',
    'LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION',
  ])('CUST-08 fires one analytics event for %s', async (outcome) => {
    expect(await refusedWith('SignInRefused', outcome)).toEqual({
      text: `signIn.refused.${outcome}`,
      events: [{ name: 'signInRefused', outcome }],
    });
  });

  test.each([
    ['TooManyRequests', 'signIn.refused.tooSoon'],
    ['SignInNotOffered', 'signIn.refused.notOffered'],
    ['Unavailable', 'shell.unavailable'],
    ['SomethingElse', 'signIn.refused.other'],
  ])('with %s is no sign-in outcome and fires no event', async (type, text) => {
    expect(await refusedWith(type, 'none')).toEqual({ text, events: [] });
  });
});
