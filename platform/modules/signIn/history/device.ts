/** The device of a session by the User-Agent header; for display only, as browsers may send anything. */
export interface Device {
  readonly kind: DeviceKind | null;
  readonly browser: string | null;
  readonly system: string | null;
}

export const DEVICE_KINDS = ['desktop', 'phone', 'tablet'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

export const UNKNOWN_DEVICE: Device = { kind: null, browser: null, system: null };

type Patterns = readonly (readonly [RegExp, string])[];

// The first match wins: most browsers also name the browsers they derive from, and many name Safari.
const BROWSERS: Patterns = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: Patterns = [
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

/** Parses the User-Agent header, without version numbers, which would help fingerprinting. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, LONGEST_READ) ?? '';
  const system = firstOf(SYSTEMS, text);
  return { kind: kindOf(text, system), browser: firstOf(BROWSERS, text), system };
}

const firstOf = (patterns: Patterns, text: string): string | null =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;

function kindOf(text: string, system: string | null): DeviceKind | null {
  if (system === null) return null;
  if (system === 'iOS' || system === 'Windows Mobile') return 'phone';
  if (system === 'iPadOS') return 'tablet';
  if (system === 'Android') return /\bMobile\b/.test(text) ? 'phone' : 'tablet';
  return 'desktop';
}
