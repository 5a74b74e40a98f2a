import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { MAX_FILE_BYTES, UPLOAD_ERRORS, type MediaType } from '@foyer/contract/sourceOfWealth/upload.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { limitConcurrency } from '../../../infra/jobs/limitConcurrency.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { PdfVerdict } from './checkPdf.ts';

/** A4 at 600 dpi, with a margin. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 12_000;
/** A smaller image cannot be readable. */
const MIN_SIDE = 32;
const JPEG_QUALITY = 90;

/** Re-encoding can make a file larger than the upload. */
const MAX_STORED_BYTES = 3 * MAX_FILE_BYTES;

const PDF_TIME_MS = 30 * SECOND;
const PDF_HEAP_MB = 256;
/** Each inspection occupies one CPU core; an image of the maximum size needs 200 MB. */
const MOST_AT_ONCE = 2;
/** Each waiting inspection holds a file in memory. */
const MOST_WAITING = 20;

/**
 * Returns the bytes to store: images are decoded and re-encoded without metadata, PDFs are parsed object by
 * object and rewritten.
 * @throws Refusal with a type of UPLOAD_ERRORS
 */
export async function inspectFile(mediaType: MediaType, content: Uint8Array): Promise<Uint8Array> {
  const inspected = await inTurn(() =>
    mediaType === 'application/pdf' ? inspectPdf(content) : inspectImage(mediaType, content),
  );
  if (inspected.length > MAX_STORED_BYTES)
    throw new Refusal(UPLOAD_ERRORS.tooLarge, { status: 413, keys: { mostBytes: String(MAX_FILE_BYTES) } });
  return inspected;
}

async function inspectImage(
  mediaType: Exclude<MediaType, 'application/pdf'>,
  content: Uint8Array,
): Promise<Uint8Array> {
  const format = mediaType === 'image/png' ? 'png' : 'jpeg';
  const image = () => sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const { width, height, ...read } = await image().metadata().catch(refuseImage);
  if (read.format !== format) throw refused(UPLOAD_ERRORS.unreadable, 422);
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    throw new Refusal(UPLOAD_ERRORS.imageTooLarge, { status: 413, keys: { mostPixels: String(MAX_PIXELS) } });
  if (Math.min(width, height) < MIN_SIDE) throw refused(UPLOAD_ERRORS.unreadable, 422);
  // Applies the EXIF orientation, because the metadata is removed.
  const upright = image().autoOrient().timeout({ seconds: 20 });
  const encoded = format === 'png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY });
  return encoded.toBuffer().catch(refuseImage);
}

function refuseImage(cause: unknown): never {
  const isTooLarge = cause instanceof Error && /pixel limit/.test(cause.message);
  if (isTooLarge)
    throw new Refusal(UPLOAD_ERRORS.imageTooLarge, { status: 413, keys: { mostPixels: String(MAX_PIXELS) } });
  throw new Refusal(UPLOAD_ERRORS.unreadable, { status: 422, cause });
}

const PDF_REFUSALS = {
  unreadable: UPLOAD_ERRORS.unreadable,
  encrypted: UPLOAD_ERRORS.encrypted,
  active: UPLOAD_ERRORS.active,
  trailing: UPLOAD_ERRORS.trailing,
} as const;

async function inspectPdf(content: Uint8Array): Promise<Uint8Array> {
  const verdict = await inProcess(content);
  if ('refused' in verdict) throw refused(PDF_REFUSALS[verdict.refused], 422);
  return verdict.content;
}

/** A child process without our environment, so that running out of memory harms no request. */
function inProcess(content: Uint8Array): Promise<PdfVerdict> {
  const child = fork(RUN, [fileURLToPath(new URL('./pdfProcess.ts', import.meta.url))], {
    execArgv: [`--max-old-space-size=${PDF_HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    timeout: PDF_TIME_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise<PdfVerdict>((resolve) => {
    const unreadable = () => resolve({ refused: 'unreadable' });
    child.once('message', (verdict: PdfVerdict) => resolve(verdict));
    child.once('error', unreadable);
    child.once('exit', unreadable);
    child.send(content, (error) => error && unreadable());
  }).finally(() => child.kill('SIGKILL'));
}

/** Starts a program from one bundled file, in a tenth of the time. */
const RUN = fileURLToPath(new URL('../../../../tools/programs/run.mjs', import.meta.url));

const inTurn = limitConcurrency(MOST_AT_ONCE, {
  most: MOST_WAITING,
  refusal: () => refused(ERROR_TYPES.tooManyRequests, 429),
});

const refused = (type: string, status: number) => new Refusal(type, { status });
