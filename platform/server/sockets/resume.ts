import * as v from 'valibot';
import type { StreamExtensions } from '@foyer/contract/transport/socket.ts';

const payload = v.object({
  extensions: v.object({ after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
});

/** Where the subscriber's stream broke off, as the payload of `start` or `subscribe` says; null at a beginning. */
export function readResumePoint(input: unknown): number | null {
  const read = v.safeParse(payload, input);
  return read.success ? read.output.extensions.after : null;
}

/** Adds to a rendered result what is said beside its data. */
export const withExtensions = (json: string, extensions: StreamExtensions): string =>
  `${json.slice(0, -1)},"extensions":${JSON.stringify(extensions)}}`;

/** A result that says nothing else. */
export const extensionsAlone = (extensions: StreamExtensions): string => JSON.stringify({ extensions });
