const MIN_LENGTH = 24;
const MIN_DIFFERENT = 8;

/** Texts of our demonstration, tests and guides, and of placeholders that somebody forgot to replace. */
const KNOWN = [
  'foyer-demo',
  'demo.foyer.test',
  '0123456789abcdef',
  'fedcba9876543210',
  'changeme',
  'change-me',
  'change_me',
  'replace-me',
  'your-secret',
  'placeholder',
  'password',
  'example',
  'insecure',
  'sandbox',
];

/** What makes a secret easy to guess, or null. A random one of 24 characters passes. */
export function weaknessOf(secret: string, minLength = MIN_LENGTH): string | null {
  if (secret.length < minLength) return `is shorter than ${minLength} characters`;
  if (KNOWN.some((text) => secret.toLowerCase().includes(text)))
    return 'has a text that is known from a demonstration or a guide';
  if (new Set(secret).size < MIN_DIFFERENT) return `has fewer than ${MIN_DIFFERENT} different characters`;
  // A text that repeats itself is found in its own double before its end.
  if (`${secret}${secret}`.indexOf(secret, 1) < secret.length) return 'repeats itself';
  if (stepsOf(secret) > secret.length / 2) return 'is a row of successive characters';
  return null;
}

/** How many characters are the same as, or next to, the one before, as in `abcd` or `4321`. */
const stepsOf = (secret: string): number =>
  secret.split('').filter((_, index) => {
    const step = secret.charCodeAt(index) - secret.charCodeAt(index - 1);
    return index > 0 && Math.abs(step) <= 1;
  }).length;
