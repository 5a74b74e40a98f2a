import { describe, expect, it } from 'vitest';
import { mayReceive, MESSAGE_KINDS, popUpKind } from './messageKinds.ts';

describe('PLAYER-09 the kind of a message', () => {
  it('is service for the account, payments, limits and protection, and marketing for all others', () => {
    const marketing = Object.entries(MESSAGE_KINDS).flatMap(([way, messages]) =>
      Object.entries(messages).flatMap(([name, kind]) => (kind === 'marketing' ? [`${way} ${name}`] : [])),
    );
    expect(marketing).toEqual([
      'popUp welcome',
      'banner InstantBankingJackpot',
      'banner Content',
      'banner NovemberCampaign',
      'reward offered',
      'notification CashbackGiven',
      'notification RewardGiven',
      'page promotions',
    ]);
  });

  it.each([
    ['limitReady:Deposit:Day:2027-03-04T10:00:00.000Z', 'service'],
    ['globalLimitReady:Loss:Week:2027-03-04T10:00:00.000Z', 'service'],
    ['limitsReview:2027-03-04T10:00:00.000Z', 'service'],
    ['limits', 'service'],
    ['welcome', 'marketing'],
    // Unknown pop-ups count as marketing.
    ['a-campaign', 'marketing'],
    ['toString', 'marketing'],
    ['', 'marketing'],
  ])('of the pop-up %j is %s', (id, kind) => expect(popUpKind(id)).toBe(kind));

  it.each([
    ['service', true, true],
    ['service', false, true],
    ['marketing', false, true],
    ['marketing', true, false],
  ] as const)('%s for a player who is suppressed (%s): %s', (kind, isSuppressed, expected) => {
    expect(mayReceive(kind, isSuppressed)).toBe(expected);
  });
});
