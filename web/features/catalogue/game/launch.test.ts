import { describe, expect, it } from 'vitest';
import type { RefusedBet } from '../../limits/index.ts';
import { launchState, playBlockIn, refusedBetAfter, type Launch, type LaunchEvent } from './launch.ts';
import { readStudioMessage } from './frame/studioMessage.ts';

const opened: LaunchEvent = {
  type: 'opened',
  url: 'http://studio/play/1',
  origin: 'http://studio',
  hasMessages: true,
};
const messageEvent = (type: 'ready' | 'roundStarted' | 'roundEnded' | 'failed'): LaunchEvent => ({
  type: 'message',
  message: {
    type,
    roundId: '',
    isSessionEnded: false,
    isLineLost: false,
    isCheckDue: false,
    isContentDue: false,
    refusedBet: null,
  },
});
const lineLost: LaunchEvent = {
  type: 'message',
  message: {
    type: 'failed',
    roundId: '',
    isSessionEnded: false,
    isLineLost: true,
    isCheckDue: false,
    isContentDue: false,
    refusedBet: null,
  },
};
const timedOut: LaunchEvent = { type: 'timedOut', isOffline: false };
const ended: LaunchEvent = {
  type: 'message',
  message: {
    type: 'failed',
    roundId: '',
    isSessionEnded: true,
    isLineLost: false,
    isCheckDue: false,
    isContentDue: false,
    refusedBet: null,
  },
};
const refusal = (type: string): LaunchEvent => ({ type: 'refused', refusal: { type, keys: {} } });
const play = (...events: LaunchEvent[]) =>
  events.reduce(launchState, { step: 'opening' } satisfies Launch as Launch);

describe('launchState', () => {
  it('ROUTE-46 opens, loads, and is ready when the studio reports it', () => {
    expect(play(opened)).toMatchObject({ step: 'loading', url: 'http://studio/play/1' });
    expect(play(opened, messageEvent('ready'))).toMatchObject({ step: 'ready', url: 'http://studio/play/1' });
    expect(play(opened, messageEvent('roundStarted'))).toMatchObject({ step: 'ready' });
  });

  it.each([
    [[refusal('InternalError')], 'refused'],
    [[refusal('GameNotAvailable')], 'unavailable'],
    [[{ type: 'refused', refusal: null }], 'offline'],
    [[opened, timedOut], 'timeout'],
    [[opened, { type: 'timedOut', isOffline: true }], 'offline'],
    [[opened, messageEvent('failed')], 'studio'],
    [[opened, lineLost], 'line'],
  ] satisfies [LaunchEvent[], string][])('ROUTE-46 after %o the launch has failed: %s', (events, failure) => {
    expect(play(...events)).toEqual({ step: 'failed', failure });
  });

  it('ROUTE-46 a frame that posts no messages is ready once it has loaded', () => {
    expect(play({ ...opened, hasMessages: false }, { type: 'loaded' })).toMatchObject({ step: 'ready' });
    expect(play(opened, { type: 'loaded' })).toMatchObject({ step: 'loading' });
  });

  it('ROUTE-46 an open game stays open when a round fails', () => {
    expect(play(opened, messageEvent('ready'), messageEvent('failed'))).toMatchObject({ step: 'ready' });
  });

  it('ROUTE-46 a game opened elsewhere ends here and can be opened here again', () => {
    expect(play(opened, messageEvent('ready'), ended)).toEqual({ step: 'ended' });
    expect(play(opened, ended)).toEqual({ step: 'ended' });
    expect(play(opened, messageEvent('ready'), ended, { type: 'retried' })).toEqual({ step: 'opening' });
  });

  it('ROUTE-46 a timeout after ready is ignored, and a failed game can be retried', () => {
    expect(play(opened, messageEvent('ready'), lineLost)).toMatchObject({ step: 'ready' });
    expect(play(opened, messageEvent('ready'), timedOut)).toMatchObject({ step: 'ready' });
    expect(play(opened, messageEvent('failed'), { type: 'retried' })).toEqual({ step: 'opening' });
  });
});

describe('refusedBetAfter', () => {
  it('LIMIT-07 the last refused bet is shown until a bet is accepted', () => {
    const [daily, weekly] = [
      { scope: 'Brand', kind: 'Loss', period: 'Day' },
      { scope: 'Global', kind: 'Stake', period: 'Week' },
    ] as const;
    const failed = (refusedBet: RefusedBet | null) =>
      ({
        type: 'failed',
        roundId: '',
        isSessionEnded: false,
        isLineLost: false,
        isCheckDue: false,
        isContentDue: false,
        refusedBet,
      }) as const;
    const taken = { ...failed(null), type: 'roundStarted' } as const;
    expect(refusedBetAfter(null, failed(daily))).toEqual(daily);
    expect(refusedBetAfter(daily, failed(weekly))).toEqual(weekly);
    expect(refusedBetAfter(daily, failed(null))).toEqual(daily);
    expect(refusedBetAfter(daily, taken)).toBeNull();
  });
});

describe('playBlockIn', () => {
  const until = '2026-12-01T00:00:00.000Z';

  it.each([
    [
      { type: 'SelfExcluded', keys: {} },
      { reason: 'SelfExcluded', until: null },
    ],
    [
      { type: 'Timeout', keys: { until } },
      { reason: 'Timeout', until },
    ],
    [
      { type: 'AccountClosed', keys: { until: 7 } },
      { reason: 'AccountClosed', until: null },
    ],
    [
      { type: 'PhoneVerificationRequired', keys: { rule: 'FLAG-11' } },
      { reason: 'PhoneVerificationRequired', until: null },
    ],
    [{ type: 'GameNotAvailable', keys: { until } }, null],
    [null, null],
  ])('RG-04 RG-05 FLAG-11 reads from %j %j', (shown, block) => {
    expect(playBlockIn(shown)).toEqual(block);
    expect(play({ type: 'refused', refusal: shown }).step).toBe(block ? 'blocked' : 'failed');
  });
});

describe('readStudioMessage', () => {
  const frame = {} as Window;
  const expected = { origin: 'http://studio', frame };
  const message = { source: 'foyer-studio', type: 'ready' };
  const read = (changes: object) =>
    readStudioMessage({ data: message, origin: 'http://studio', source: frame, ...changes }, expected);

  it('ROUTE-46 parses messages of the studio’s own frame', () => {
    expect(read({})).toEqual({
      type: 'ready',
      roundId: '',
      isSessionEnded: false,
      isLineLost: false,
      isCheckDue: false,
      isContentDue: false,
      refusedBet: null,
    });
  });

  it.each([
    [{ type: 'failed', reason: 'sessionEnded' }, { isSessionEnded: true }],
    [{ type: 'failed', reason: 'connectionLost' }, { isLineLost: true }],
    [{ type: 'failed', reason: 'realityCheckDue' }, { isCheckDue: true }],
    [{ type: 'failed', reason: 'contentAcceptRequired' }, { isContentDue: true }],
    [{ type: 'ready', reason: 'realityCheckDue' }, {}],
    [{ type: 'failed', reason: 'fault' }, {}],
    [{ type: 'failed', reason: 'insufficientFunds' }, {}],
    [{ type: 'failed' }, {}],
    [{ type: 'ready', reason: 'sessionEnded' }, {}],
    [{ type: 'ready', reason: 'connectionLost' }, {}],
  ])('ROUTE-46 parses the failure reason of %j: %j', (messageEvent, why) => {
    expect(read({ data: { ...message, ...messageEvent } })).toEqual({
      type: messageEvent.type,
      roundId: '',
      isSessionEnded: false,
      isLineLost: false,
      isCheckDue: false,
      isContentDue: false,
      refusedBet: null,
      ...why,
    });
  });

  it.each([
    [['Loss', 'Day'], { scope: 'Brand', kind: 'Loss', period: 'Day' }],
    [['Loss', 'Day', 'Global'], { scope: 'Global', kind: 'Loss', period: 'Day' }],
    [['Stake', 'Month', 'more'], { scope: 'Brand', kind: 'Stake', period: 'Month' }],
    [['Deposit', 'Day'], null],
    [['Loss'], null],
    [['<b>Loss</b>', 'Day'], null],
    ['Loss Day', null],
    [undefined, null],
  ])('LIMIT-07 parses from the reasons %j which limit a bet would have exceeded', (reasons, refusedBet) => {
    const messageEvent = { type: 'failed', reason: 'limitReached', reasons };
    expect(read({ data: { ...message, ...messageEvent } })?.refusedBet).toEqual(refusedBet);
    expect(read({ data: { ...message, ...messageEvent, reason: 'roundRefused' } })?.refusedBet).toBeNull();
    expect(read({ data: { ...message, ...messageEvent, type: 'ready' } })?.refusedBet).toBeNull();
  });

  it.each([
    ['another origin', { origin: 'http://evil' }],
    ['an origin that only begins alike', { origin: 'http://studio.evil' }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['another speaker', { data: { ...message, source: 'other' } }],
    ['an unknown word', { data: { ...message, type: 'pay' } }],
    ['a text', { data: 'ready' }],
    ['nothing', { data: null }],
  ])('ROUTE-46 ignores %s', (_, changes) => {
    expect(read(changes)).toBeNull();
  });
});
