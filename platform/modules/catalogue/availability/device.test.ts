import { expect, it } from 'vitest';
import { DEVICES } from '@foyer/contract/catalogue/devices.ts';
import { deviceOf } from './device.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'Mobile'],
  ['Mozilla/5.0 (Linux; Android 15; Tablet) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'Mobile'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'Desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1', 'Desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Desktop'],
  ['curl/8.11.0', null],
  ['', null],
  [undefined, null],
] as const)('GAME-17 CONST-08 %s is a %s', (agent, device) => {
  expect(deviceOf(agent === undefined ? {} : { 'user-agent': agent })).toBe(device);
});

it.each([
  [
    'iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/139.0 Mobile/15E148',
    'Mobile',
  ],
  [
    'Android phone',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/139.0 Mobile',
    'Mobile',
  ],
  [
    'Windows phone',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) Chrome/52.0 Mobile Edge/15',
    'Mobile',
  ],
  [
    'older Windows phone',
    'Mozilla/4.0 (compatible; MSIE 6.0; Windows CE; IEMobile 8.12; Windows Mobile 6.5)',
    'Mobile',
  ],
  [
    'Chromebook',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/139.0 Safari/537.36',
    'Desktop',
  ],
] as const)('CONST-08 a tablet and a phone are Mobile: %s', (_name, agent, device) => {
  expect(deviceOf({ 'user-agent': agent })).toBe(device);
});

it('CONST-08 there are no other devices', () => expect(DEVICES).toEqual(['Desktop', 'Mobile']));
