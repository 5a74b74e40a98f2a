import * as v from 'valibot';

const VARIABLE = 'FOYER_STUDIO_KEYS';
/** A studio has two valid secrets while one replaces the other. */
const MAX_SECRETS = 2;

/** Pairs `studio:secret`, joined by commas; a studio may have two. Messages never show a secret. */
export const studioKeys = v.pipe(
  v.string(),
  v.check(
    (text) => text.split(',').every((pair) => /^[a-z0-9-]{1,32}:\S{16,256}$/.test(pair)),
    `${VARIABLE} cannot be read; it must be pairs like sandbox:<secret of at least 16 characters>, joined by commas`,
  ),
  v.transform(secretsByStudio),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [studio, secrets] of Object.entries(dataset.value)) {
      if (secrets.length > MAX_SECRETS)
        addIssue({
          message: `${VARIABLE} has ${secrets.length} secrets of '${studio}'; at most two are valid at a time`,
        });
      if (new Set(secrets).size < secrets.length)
        addIssue({ message: `${VARIABLE} has the same secret of '${studio}' twice` });
    }
  }),
);

function secretsByStudio(text: string): Readonly<Record<string, readonly string[]>> {
  const secrets = new Map<string, string[]>();
  for (const pair of text.split(',')) {
    const [studio = '', secret = ''] = pair.split(/:(.*)/s, 2);
    secrets.set(studio, [...(secrets.get(studio) ?? []), secret]);
  }
  return Object.fromEntries(secrets);
}
