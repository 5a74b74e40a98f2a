import { expect, it } from 'vitest';
import { DEVICES } from '@foyer/contract/catalogue/devices.ts';
import { deviceOf } from './device.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; Tablet) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'mobile'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1', 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'desktop'],
  ['curl/8.11.0', null],
  ['', null],
  [undefined, null],
] as const)('GAME-17 CONST-08 %s is a %s', (agent, device) => {
  expect(deviceOf(agent === undefined ? {} : { 'user-agent': agent })).toBe(device);
});

it('CONST-08 there are no other devices', () => expect(DEVICES).toEqual(['desktop', 'mobile']));
