import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EVENTS_BYTES, MAX_EVENTS } from './eventsEndpoint.ts';
import { EventsBodySchema, TrackedEventSchema, type TrackedEvent } from './trackedEvents.ts';

/** One example per event; the type forces an example for each event added to the catalogue. */
const EVENTS: { readonly [Name in TrackedEvent['name']]: TrackedEvent & { name: Name } } = {
  pageViewed: { name: 'pageViewed', route: '/games/:slug/', productMode: 'CASINO' },
  signInBegun: { name: 'signInBegun' },
  signUpBegun: { name: 'signUpBegun' },
  signedIn: { name: 'signedIn' },
  signedOut: { name: 'signedOut' },
  signInRefused: { name: 'signInRefused', outcome: 'INVALID_LOGIN_CODE_ENTERED' },
  gameOpened: { name: 'gameOpened', slug: 'fox-and-ember', mode: 'real' },
  favouriteSet: { name: 'favouriteSet', slug: 'fox-and-ember', isFavourite: true },
  experimentSeen: { name: 'experimentSeen', experiment: 'menu', variation: 'menu2' },
  heartbeat: { name: 'heartbeat' },
};
const events = Object.values(EVENTS);
const isTaken = (event: unknown) => v.safeParse(TrackedEventSchema, event).success;

describe('event catalogue', () => {
  it.each(events)('ANA-06 has $name', (event) => {
    expect(v.parse(TrackedEventSchema, event)).toEqual(event);
  });

  it.each(events)('ANA-06 $name has no field for the player', (event) => {
    for (const field of ['playerId', 'sessionId', 'email', 'amount', 'url', 'device'])
      expect(isTaken({ ...event, [field]: 'x' }), field).toBe(false);
  });

  it.each(events)('ANA-06 $name is refused when a field is missing', (event) => {
    for (const field of Object.keys(event))
      expect(isTaken(Object.fromEntries(Object.entries(event).filter(([name]) => name !== field)))).toBe(
        false,
      );
  });

  it.each([
    [{ name: 'pageViewed', route: '/en/login/?code=1', productMode: 'CASINO' }],
    [{ name: 'pageViewed', route: 'https://x.test/', productMode: 'CASINO' }],
    [{ name: 'pageViewed', route: '/anna@foyer.test', productMode: 'CASINO' }],
    [{ name: 'pageViewed', route: '/', productMode: 'POKER' }],
    [{ name: 'gameOpened', slug: 'Fox And Ember', mode: 'real' }],
    [{ name: 'gameOpened', slug: 'fox', mode: 'both' }],
    [{ name: 'favouriteSet', slug: 'fox', isFavourite: 'yes' }],
    [{ name: 'depositMade' }],
    [{ name: '__proto__' }],
    [null],
    ['heartbeat'],
  ])('ANA-06 does not know %j', (event) => {
    expect(isTaken(event)).toBe(false);
  });
});

describe('event body', () => {
  const many = (count: number) => ({ events: Array.from({ length: count }, () => EVENTS.heartbeat) });

  it.each([
    [1, true],
    [MAX_EVENTS, true],
    [0, false],
    [MAX_EVENTS + 1, false],
  ])('OPEN-08 a body of %i events is accepted: %s', (count, taken) => {
    expect(v.safeParse(EventsBodySchema, many(count)).success).toBe(taken);
  });

  it('OPEN-08 contains nothing besides the events', () => {
    expect(v.safeParse(EventsBodySchema, { ...many(1), playerId: 'x' }).success).toBe(false);
  });

  it('fits its limit with the longest events', () => {
    const longest = { name: 'pageViewed', route: `/${'x'.repeat(79)}`, productMode: 'CASINO' };
    const body = JSON.stringify({ events: Array.from({ length: MAX_EVENTS }, () => longest) });
    expect(body.length).toBeLessThan(EVENTS_BYTES);
  });
});
