import * as v from 'valibot';
import type { StreamExtensions } from '@foyer/contract/transport/socket.ts';

const payload = v.object({
  extensions: v.object({ after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
});

/** The last position that the client has received, from the payload of `start` or `subscribe`; null for a new stream. */
export function readResumePoint(input: unknown): number | null {
  const read = v.safeParse(payload, input);
  return read.success ? read.output.extensions.after : null;
}

export const withExtensions = (json: string, extensions: StreamExtensions): string =>
  `${json.slice(0, -1)},"extensions":${JSON.stringify(extensions)}}`;

export const extensionsAlone = (extensions: StreamExtensions): string => JSON.stringify({ extensions });
