import * as v from 'valibot';

// The forms in which the environment names other companies; each is refused by its name, and no secret is repeated.

export const address = (variable: string, accepted: string, protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      // An address may hold a password, so it is not repeated.
      `${variable} cannot be read; it must be ${accepted}`,
    ),
  );

export const webAddress = (variable: string) =>
  v.pipe(
    address(variable, 'an address like https://id.example.com', ['http:', 'https:']),
    v.transform((text) => text.replace(/\/+$/, '')),
  );

/** One that every browser is told, and that a content policy names: without name, query and fragment. */
export const publicAddress = (variable: string) =>
  v.pipe(
    address(variable, 'an address like https://errors.example.com/report', ['http:', 'https:']),
    v.transform((text) => new URL(text)),
    v.check(
      ({ username, password, search, hash }) => !(username || password || search || hash),
      `${variable} goes to every browser; it must be without name, password, query and fragment`,
    ),
    v.transform(({ href }) => href),
  );

/** One that goes into a content policy. */
export const originAddress = (variable: string) =>
  v.pipe(
    address(variable, 'an origin like https://in.sumsub.com, without a path', ['http:', 'https:']),
    v.check(
      (text) => new URL(text).origin === text,
      `${variable} cannot be read; it must be an origin like https://in.sumsub.com, without a path`,
    ),
  );

// Secrets must not reach a terminal.
export const sharedSecret = (variable: string) =>
  v.pipe(v.string(), v.regex(/^\S{16,256}$/, `${variable} must have 16 characters or more, and no spaces`));
