import { expect, test } from 'vitest';
import { deviceOf, UNKNOWN_DEVICE } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36`,
    'desktop',
    'Chrome',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36 Edg/139.0`,
    'desktop',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'desktop', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/139.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'tablet',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'phone',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0 Mobile/15E148 Safari/604.1',
    'tablet',
    'Chrome',
    'iPadOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'desktop',
    'Safari',
    'macOS',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36 OPR/120.0`,
    'desktop',
    'Opera',
    'ChromeOS',
  ],
  [
    `Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) ${WEBKIT} Chrome/52.0 Mobile Safari/537.36 Edge/15.15254`,
    'phone',
    'Edge',
    'Windows Mobile',
  ],
])('PROF-10 CONST-06 CONST-07 %s is recognised as %s, %s, %s', (userAgent, kind, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ kind, browser, system });
});

test.each([undefined, '', 'curl/8.5.0', '<script>alert(1)</script>', 'x'.repeat(100_000)])(
  'PROF-10 an unknown user agent gives an unknown device: %j',
  (userAgent) => {
    expect(deviceOf(userAgent)).toEqual(UNKNOWN_DEVICE);
  },
);
