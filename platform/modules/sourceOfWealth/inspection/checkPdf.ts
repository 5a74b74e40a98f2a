import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { isUnpackedWithin } from './unpackedSize.ts';

export type PdfVerdict =
  | { readonly content: Uint8Array }
  | { readonly refused: 'unreadable' | 'encrypted' | 'active' | 'trailing' };

/** Maximum unpacked size of one stream that is not an image, in bytes. */
const MAX_STREAM_BYTES = 32 * 1024 * 1024;
const MAX_PAGES = 300;

/** Keys and action types that run scripts, open files or embed content (ISO 32000-2, 12.6, 7.11, 13). */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'AA', 'EmbeddedFiles', 'EF', 'AF', 'XFA', 'RichMedia', 'Collection'];
const ACTIVE_VALUES = (
  'JavaScript Launch SubmitForm ImportData GoToR GoToE Rendition Movie Sound RichMediaExecute GoTo3DView ' +
  'FileAttachment RichMedia Screen 3D EmbeddedFile Filespec'
).split(' ');
/** Schemes that a link may have. Others run scripts or open files in some viewers. */
const LINK = /^(https?|mailto|tel):/i;
/** Keys of actions that run without a click, or after another action. */
const AUTOMATIC_ACTION_KEYS = ['OpenAction', 'Next'];
/** Keys whose value names the kind of an action, annotation or object. */
const KIND_KEYS = ['S', 'Subtype', 'Type'];

/**
 * Parses every object of the PDF and rewrites the document from them, so that exactly what was checked is
 * stored: no data between or after the objects, and no older revision that another reader might show.
 */
export async function checkPdf(content: Uint8Array): Promise<PdfVerdict> {
  if (hasTrailingData(content)) return { refused: 'trailing' };
  limitDecoding();
  try {
    const document = await PDFDocument.load(content, {
      ignoreEncryption: true,
      throwOnInvalidObject: true,
      updateMetadata: false,
    });
    if (document.isEncrypted) return { refused: 'encrypted' };
    const pages = document.getPageCount();
    if (pages < 1 || pages > MAX_PAGES) return { refused: 'unreadable' };
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
    const { Root, Info } = document.context.trailerInfo;
    const direct = [Root, Info].filter((object) => object !== undefined);
    if ([...objects, ...direct].some(isActive)) return { refused: 'active' };
    const streams = objects.filter((object) => object instanceof PDFRawStream);
    if (!(await isUnpackedWithin(streams, MAX_STREAM_BYTES))) return { refused: 'unreadable' };
    return { content: await document.save({ updateFieldAppearances: false, addDefaultPage: false }) };
  } catch {
    return { refused: 'unreadable' };
  }
}

/** Whether anything except a line ending follows the last `%%EOF`. */
function hasTrailingData(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0) return true;
  return /[^\r\n \t\0]/.test(bytes.subarray(end + '%%EOF'.length).toString('latin1'));
}

function isActive(root: PDFObject): boolean {
  const waiting = [root];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFStream) waiting.push(object.dict);
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFDict) {
      if (isActiveDict(object)) return true;
      waiting.push(...object.values());
    }
  }
  return false;
}

function isActiveDict(dict: PDFDict): boolean {
  return dict.entries().some(([key, value]) => {
    const name = key.decodeText();
    if (ACTIVE_KEYS.includes(name)) return true;
    if (name === 'URI' && (value instanceof PDFString || value instanceof PDFHexString))
      return !LINK.test(value.decodeText());
    if (AUTOMATIC_ACTION_KEYS.includes(name) && leavesTheDocument(value, dict.context)) return true;
    const kind = KIND_KEYS.includes(name) ? dict.context.lookup(value) : undefined;
    return kind instanceof PDFName && ACTIVE_VALUES.includes(kind.decodeText());
  });
}

/** Whether an action opens a URL or another file by itself, which would reveal the reader. */
function leavesTheDocument(value: PDFObject, context: PDFContext): boolean {
  const action = context.lookup(value);
  if (action instanceof PDFArray) return action.asArray().some((one) => leavesTheDocument(one, context));
  const kind = action instanceof PDFDict ? action.lookup(PDFName.of('S')) : undefined;
  return kind instanceof PDFName && kind.decodeText() === 'URI';
}

/**
 * The library decodes object streams without a size limit. The base class of its decoders is not exported,
 * so it is reached through one of the decoders; a test covers a decompression bomb.
 */
function limitDecoding(): void {
  const dict = PDFDict.withContext(PDFContext.create());
  dict.set(PDFName.of('Filter'), PDFName.of('RunLengthDecode'));
  const decoder: object = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array([128])));
  const base: unknown = Object.getPrototypeOf(Object.getPrototypeOf(decoder));
  if (!isDecoder(base)) throw new Error('the decoders of the PDF library have changed');
  if (limited.has(base)) return;
  limited.add(base);
  const { ensureBuffer } = base;
  base.ensureBuffer = function limitedBuffer(this: unknown, requested: number) {
    if (requested > MAX_STREAM_BYTES) throw new RangeError('a stream of the document is too large');
    return ensureBuffer.call(this, requested);
  };
}

const limited = new WeakSet<object>();

interface Decoder {
  ensureBuffer(requested: number): Uint8Array;
}

const isDecoder = (base: unknown): base is Decoder =>
  typeof base === 'object' && base !== null && Object.hasOwn(base, 'ensureBuffer');
