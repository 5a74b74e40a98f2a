import * as v from 'valibot';

// Schemas for URLs in the environment. Errors name the variable and never repeat a password.

export const address = (variable: string, accepted: string, protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      // The URL may contain a password, so the message does not repeat it.
      `${variable} cannot be read; it must be ${accepted}`,
    ),
  );

export const webAddress = (variable: string) =>
  v.pipe(
    address(variable, 'an address like https://id.example.com', ['http:', 'https:']),
    v.transform((text) => text.replace(/\/+$/, '')),
  );

/** A URL sent to every browser and listed in a Content-Security-Policy: without user name, query and fragment. */
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

/** An origin that is listed in a Content-Security-Policy. */
export function originAddress(variable: string, example = 'https://in.sumsub.com') {
  const accepted = `an origin like ${example}, without a path`;
  return v.pipe(
    address(variable, accepted, ['http:', 'https:']),
    v.check((text) => new URL(text).origin === text, `${variable} cannot be read; it must be ${accepted}`),
  );
}
