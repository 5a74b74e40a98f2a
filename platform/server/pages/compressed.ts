import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Of a page of 170 KB, 5 makes 26.6 KB in 4 ms; 4 makes 2 KB more in 3 ms, 6 saves a quarter of a KB more. */
const QUALITY = 5;
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
