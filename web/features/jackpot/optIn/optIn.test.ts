import { describe, expect, it } from 'vitest';
import {
  autoOptInAddress,
  customContribution,
  optInRequest,
  withoutCustom,
  type OptInContext,
} from './optIn.ts';

const CONTEXT: OptInContext = {
  settings: { operatorId: 'nordlys-play', instanceId: 'northlight-aurora' },
  playerId: 'p-anna',
  brand: 'northlight',
  country: 'FI',
};

describe('an opt-in', () => {
  it('JACK-35 JSOCK-03 contains player, country, brand and contribution', () => {
    expect(optInRequest(CONTEXT, { isIn: true, contribution: 0.1 }, '1')).toEqual({
      type: 'PlayerOptInRequest',
      request_id: '1',
      data: {
        instance_id: 'northlight-aurora',
        player_id: 'p-anna',
        brand_id: 'nordlys-play:northlight',
        player_country: 'FI',
        opt_in: true,
        contribution_value: 0.1,
      },
    });
    expect(optInRequest(CONTEXT, { isIn: false, contribution: null }, '2').data).not.toHaveProperty(
      'contribution_value',
    );
  });

  it.each([
    ['settings', { settings: null }],
    ['operator', { settings: { operatorId: '', instanceId: 'northlight-aurora' } }],
    ['player', { playerId: null }],
  ] satisfies [string, Partial<OptInContext>][])('JACK-34 cannot be created without %s', (_, missing) => {
    const ask = () => optInRequest({ ...CONTEXT, ...missing }, { isIn: true, contribution: 0.1 }, '1');
    expect(ask).toThrow('Jackpot settings are missing');
  });
});

describe('a contribution in the URL', () => {
  const requested = (value: string) =>
    customContribution(new URLSearchParams({ setCustomJackpot: value }), [0.05, 0.1, 0.2, 0.5]);

  it.each([
    ['0.1', 0.1],
    ['0.10', 0.1],
    ['0.5', 0.5],
  ])('JACK-10 JACK-11 %s is offered', (value, option) => {
    expect(requested(value)).toBe(option);
  });

  it.each(['0.11', '0.1001', '1', '-0.1', '1e-1', '0x1', ' 0.1', '', 'all', 'NaN', 'Infinity'])(
    'JACK-11 %j is not offered',
    (value) => {
      expect(requested(value)).toBeNull();
    },
  );

  it('JACK-32 is removed without other changes', () => {
    const address = new URL('https://tivoli.test/en/jackpot/?a=1&setCustomJackpot=0.1#x');
    expect(withoutCustom(address).href).toBe('https://tivoli.test/en/jackpot/?a=1#x');
  });
});

describe('the automatic opt-in', () => {
  const address = new URL('https://tivoli.test/en/jackpot/?a=1');
  const settings = { autoOptIn: true, contributionOptions: [0.5, 0.05, 0.2] };
  const tab = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    };
  };

  it('JACK-28 FLAG-12 requests the lowest of an unsorted list', () => {
    expect(autoOptInAddress(settings, address, tab())?.href).toBe(`${address.href}&setCustomJackpot=0.05`);
  });

  it('FLAG-12 does nothing if it is disabled or forbidden by the licence', () => {
    expect(autoOptInAddress({ ...settings, autoOptIn: false }, address, tab())).toBeNull();
    expect(autoOptInAddress({ ...settings, contributionOptions: [] }, address, tab())).toBeNull();
  });

  it('JACK-29 reloads at most three times, counted in storage', () => {
    const count = tab();
    const reloads = Array.from({ length: 9 }, () => autoOptInAddress(settings, address, count));
    expect(reloads.map((reload) => reload !== null)).toEqual([true, true, true, ...Array(6).fill(false)]);
  });

  it('JACK-29 does nothing with an invalid count or a URL that already requests an opt-in', () => {
    const spoilt = { getItem: () => 'many', setItem() {} };
    expect(autoOptInAddress(settings, address, spoilt)).toBeNull();
    const requestUrl = new URL(`${address.href}&setCustomJackpot=7`);
    expect(autoOptInAddress(settings, requestUrl, tab())).toBeNull();
  });
});
