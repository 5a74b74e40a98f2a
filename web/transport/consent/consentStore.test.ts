import { expect, test, vi } from 'vitest';
import { createCookies } from '../storage/cookies.ts';
import { cookieJar, memoryStorage } from '../storage/testing/cookieJar.ts';
import { CATEGORIES } from './categories.ts';
import {
  BANNER_INITIALISED,
  BANNER_RECORD_KEY,
  BANNER_STATUS_CHANGED,
  CONSENT_KEY,
  CONSENT_UPDATED,
  createConsentStore,
  type ConsentDeps,
} from './consentStore.ts';
import { consentedCookies } from './consentedCookies.ts';

function tab(given: Partial<ConsentDeps> = {}) {
  const events = new EventTarget();
  const session = memoryStorage();
  const record = memoryStorage();
  const deps = { country: 'FI', autoAcceptCountries: ['CR'], hasSignal: false, session, record, events };
  const told: unknown[] = [];
  events.addEventListener(CONSENT_UPDATED, (event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  });
  const all = { ...deps, ...given };
  return { ...all, told, store: createConsentStore(all), open: () => createConsentStore(all) };
}
const publish = (events: ConsentDeps['events'], name: string, detail: unknown) =>
  events.dispatchEvent(new CustomEvent(name, { detail }));

test("CONS-04 the banner's initialise event gives consent", () => {
  const { store, events } = tab();
  publish(events, BANNER_INITIALISED, { accepted: ['preferences'], knewSignal: false });
  expect([...store.current()]).toEqual(['necessary', 'preferences']);
  expect(store.needsPrompt()).toBe(false);
});

test('CONS-04 a banner without a record grants nothing and the question stays open', () => {
  const { store, session } = tab();
  store.initialise();
  expect([...store.current()]).toEqual(['necessary']);
  expect(store.needsPrompt()).toBe(true);
  expect(session.getItem(CONSENT_KEY)).toBeNull();
});

test("CONS-05 the banner's status-change event gives and withdraws consent", () => {
  const { store, events } = tab();
  publish(events, BANNER_STATUS_CHANGED, { accepted: ['analytics', 'marketing'], knewSignal: false });
  expect([...store.current()]).toEqual(['necessary', 'analytics', 'marketing']);
  publish(events, BANNER_STATUS_CHANGED, { accepted: [], knewSignal: false });
  expect([...store.current()]).toEqual(['necessary']);
});

test.each([undefined, null, 'all', { accepted: 'all' }])(
  'CONS-05 a banner that says %j grants nothing',
  (detail) => {
    const { store, events } = tab();
    publish(events, BANNER_STATUS_CHANGED, detail);
    expect([...store.current()]).toEqual(['necessary']);
  },
);

test('CONS-06 an answer is stored in session storage, and nothing before it', () => {
  const { store, session, record } = tab();
  expect([session.getItem(CONSENT_KEY), record.getItem(BANNER_RECORD_KEY)]).toEqual([null, null]);
  store.choose(['preferences']);
  expect(JSON.parse(session.getItem(CONSENT_KEY) ?? '')).toMatchObject({ by: 'hand', accepted: [1, 2] });
});

test("CONS-06 a new tab reads the answer from the banner's record", () => {
  const first = tab();
  first.store.choose(['analytics']);
  const second = tab({ record: first.record });
  expect([...second.store.current()]).toEqual(['necessary', 'analytics']);
});

test("CONS-02 a country's grant is in session storage and is decided again in another country", () => {
  const abroad = tab({ country: 'CR' });
  expect([...abroad.store.current()]).toEqual(CATEGORIES);
  expect(abroad.session.getItem(CONSENT_KEY)).toContain('"by":"country"');
  const home = tab({ session: abroad.session, record: abroad.record });
  expect(home.store.needsPrompt()).toBe(true);
  expect([...home.store.current()]).toEqual(['necessary']);
});

test('CONS-07 each change dispatches consent-updated on the page', () => {
  const { store, told } = tab();
  const listener = vi.fn();
  const end = store.subscribe(listener);
  store.choose(['marketing']);
  store.choose([]);
  expect(told).toEqual([['necessary', 'marketing'], ['necessary']]);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  store.choose(['analytics']);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('CONS-07 an answer in another tab is applied here', () => {
  const { store, events, record } = tab();
  record.setItem(BANNER_RECORD_KEY, '{"by":"hand","accepted":[1,4],"knewSignal":false}');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: BANNER_RECORD_KEY }));
  expect([...store.current()]).toEqual(['necessary', 'marketing']);
});

test('CONS-05 an explicit acceptance under Global Privacy Control holds, also in a later tab', () => {
  const { store, open } = tab({ hasSignal: true });
  store.choose(CATEGORIES);
  expect([...store.current()]).toEqual(CATEGORIES);
  expect([...open().current()]).toEqual(CATEGORIES);
});

function cookiesOf(given: Partial<ConsentDeps> = {}) {
  const jar = cookieJar();
  const { store } = tab(given);
  const cookies = createCookies(jar, { hostname: 'tivoli.example', protocol: 'https:' });
  return { jar, store, cookies, consented: consentedCookies(cookies, store) };
}

test('CONS-09 a preference is written on consent, with its current value', () => {
  const { jar, store, consented } = cookiesOf();
  consented.keep('locale', 'en');
  consented.keep('locale', 'fi');
  expect(jar.read()).toBe('');
  store.choose(['preferences']);
  expect(jar.read()).toBe('locale=fi');
});

test('MODE-06 the product mode is written only with consent to preferences', () => {
  const { jar, store, consented } = cookiesOf();
  store.choose(['analytics', 'marketing', 'uncategorized']);
  consented.keep('productMode', 'SPORTS');
  expect(jar.written).toEqual([]);
  store.choose(['preferences']);
  expect(jar.read()).toBe('productMode=SPORTS');
});

test('CONS-09 withdrawn consent removes preferences, but not necessary or other cookies', () => {
  const { jar, store, cookies, consented } = cookiesOf();
  cookies.set('keycloakAccessToken', 'a.b.c');
  jar.write('theirs=1; path=/');
  store.choose(['preferences', 'marketing']);
  consented.keep('locale', 'fi');
  consented.keep('variant.theme', 'theme2');
  consented.keep('aff', 'partner');
  store.choose(['marketing']);
  expect(jar.read()).toBe('keycloakAccessToken=a.b.c; theirs=1; aff=partner');
  store.choose([]);
  expect(jar.read()).toBe('keycloakAccessToken=a.b.c; theirs=1');
});

test('CONS-09 cookies without consent from an earlier visit are removed at the start', () => {
  const jar = cookieJar();
  jar.write('productMode=SPORTS; path=/');
  const cookies = createCookies(jar, { hostname: 'tivoli.example', protocol: 'https:' });
  consentedCookies(cookies, tab().store);
  expect(jar.read()).toBe('');
});

test("EXP-02 an experiment's variant is stored only with consent to preferences", () => {
  const { jar, store, consented } = cookiesOf();
  consented.keep('variant.theme', 'theme2');
  expect(jar.written).toEqual([]);
  store.choose(['preferences']);
  expect(jar.read()).toBe('variant.theme=theme2');
});
