/** What a session was opened on, as its browser said; a browser may say anything, so this is told and never trusted. */
export interface Device {
  readonly kind: DeviceKind | null;
  /** `Firefox` */
  readonly browser: string | null;
  /** `Windows` */
  readonly system: string | null;
}

export const DEVICE_KINDS = ['computer', 'phone', 'tablet'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

export const UNKNOWN_DEVICE: Device = { kind: null, browser: null, system: null };

type Signs = readonly (readonly [RegExp, string])[];

// The first that fits counts: browsers name those they descend from, and all of them name Safari.
const BROWSERS: Signs = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: Signs = [
  [/\bWindows (Phone|Mobile)\b|\bIEMobile\//, 'Windows Mobile'],
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST_READ = 400;

/** Reads the header `user-agent`. Its version numbers are left: they tell a player nothing and a copy of the table much. */
export function deviceOf(userAgent: string | undefined): Device {
  const said = userAgent?.slice(0, LONGEST_READ) ?? '';
  const system = firstOf(SYSTEMS, said);
  return { kind: kindOf(said, system), browser: firstOf(BROWSERS, said), system };
}

const firstOf = (signs: Signs, said: string): string | null =>
  signs.find(([sign]) => sign.test(said))?.[1] ?? null;

function kindOf(said: string, system: string | null): DeviceKind | null {
  if (system === null) return null;
  if (system === 'iOS' || system === 'Windows Mobile') return 'phone';
  if (system === 'iPadOS') return 'tablet';
  if (system === 'Android') return /\bMobile\b/.test(said) ? 'phone' : 'tablet';
  return 'computer';
}
