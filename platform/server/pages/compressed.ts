import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Of a page of 100 KB, 4 makes a sixth in 2 ms; the next levels cost more than they save. */
const QUALITY = 4;
/** Below this the frame of one packet holds it either way. */
const WORTHWHILE_BYTES = 1_000;

/** Brotli for who reads it. */
export async function compressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const reads = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  if (!reads.includes('br') || text.length < WORTHWHILE_BYTES) return reply.send(text);
  const body = await compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  return reply.header('content-encoding', 'br').send(body);
}
