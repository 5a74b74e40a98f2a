import { once } from 'node:events';
import { createInflate } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib';

const MAX_PIXELS = 50_000_000;
const MAX_BYTES_PER_PIXEL = 4;
const MAX_DOCUMENT_BYTES = 400 * 1024 * 1024;
const MAX_FILTERS = 2;
/** Compressed pictures. Their unpacked size follows from the width and the height. */
const PICTURE_FILTERS = ['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'];
/** Filters that write bytes as text, which always unpacks to fewer bytes. */
const TEXT_FILTERS = ['ASCII85Decode', 'ASCIIHexDecode'];

/**
 * Whether every stream of a PDF, and all of them together, stay within a size when a viewer unpacks them.
 * @param maxBytes of a stream that is not an image
 */
export async function isUnpackedWithin(streams: readonly PDFRawStream[], maxBytes: number): Promise<boolean> {
  let total = 0;
  for (const stream of streams) {
    const isImage = nameOf(stream, 'Subtype') === 'Image';
    if (isImage && pixelsOf(stream) > MAX_PIXELS) return false;
    const limit = isImage ? MAX_PIXELS * MAX_BYTES_PER_PIXEL : maxBytes;
    const size = await unpackedSize(stream, limit);
    total += size;
    if (size > limit || total > MAX_DOCUMENT_BYTES) return false;
  }
  return true;
}

/** Unpacked bytes; more than `limit` if the stream is larger or has too many filters. */
async function unpackedSize(stream: PDFRawStream, limit: number): Promise<number> {
  const filters = filtersOf(stream).filter((name) => !PICTURE_FILTERS.includes(name));
  if (filters.length > MAX_FILTERS) return Infinity;
  if (filters.every((name) => TEXT_FILTERS.includes(name))) return stream.contents.length;
  if (filters.every((name) => name === 'FlateDecode'))
    return inflatedSize(stream.contents, filters.length, limit);
  // Throws when the size passes the limit of the library's decoders.
  return decodePDFRawStream(stream).decode().length;
}

/**
 * Counts the unpacked bytes without storing them. Viewers show a damaged
 * stream up to the damage, so its bytes count too.
 */
async function inflatedSize(content: Uint8Array, times: number, limit: number): Promise<number> {
  const steps = Array.from({ length: times }, () => createInflate());
  const [first] = steps;
  const last = steps.reduce((before, next) => before.pipe(next));
  let size = 0;
  last.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) for (const step of steps) step.destroy();
  });
  for (const step of steps) step.on('error', () => last.destroy());
  first?.end(content);
  await once(last, 'close').catch(() => {});
  return size;
}

function filtersOf(stream: PDFRawStream): readonly string[] {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  if (filter instanceof PDFName) return [filter.decodeText()];
  if (!(filter instanceof PDFArray)) return [];
  return filter.asArray().map((one) => {
    const name = stream.dict.context.lookup(one);
    return name instanceof PDFName ? name.decodeText() : '';
  });
}

function nameOf(stream: PDFRawStream, key: string): string | null {
  const value = stream.dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}

function pixelsOf({ dict }: PDFRawStream): number {
  const [width, height] = [dict.lookup(PDFName.of('Width')), dict.lookup(PDFName.of('Height'))];
  return width instanceof PDFNumber && height instanceof PDFNumber ? width.asNumber() * height.asNumber() : 0;
}
