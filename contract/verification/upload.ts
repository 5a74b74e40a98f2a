import * as v from 'valibot';
import type { SourceOfWealthType } from '../generated/operationTypes.ts';

/**
 * `POST`, the bare bytes as the body, with `authorization: Bearer …` as on GraphQL, and who they are for in the query:
 * `?type=Salary&name=payslip.pdf`. Answer: `UploadAnswer`. Refusals: `{ error: ErrorShape }` with a type of
 * `UPLOAD_ERRORS`. The same bytes again are the same document.
 */
export const UPLOAD_PATH = '/compliance/v1/documents';

/** OPEN-28 */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILES_OF_TYPE = 5;

/** SOW-02, in the order shown. */
export const SOURCE_OF_WEALTH_TYPES = [
  'Salary',
  'Dividends',
  'Inheritance',
  'SaleOfProperty',
  'SaleOfCompany',
  'Other',
] as const satisfies readonly SourceOfWealthType[];

/** SOW-05 */
export const UPLOAD_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.pdf'] as const;

export const UPLOAD_ERRORS = {
  /** 413: more than `MAX_FILE_BYTES`. */
  tooLarge: 'FileTooLarge',
  /** 415: the bytes, or the end of the name, are of none of the accepted types. */
  wrongType: 'FileTypeNotAccepted',
  /** 422: it cannot be decoded, or there is nothing to see in it. */
  unreadable: 'FileUnreadable',
  /** 413: an image of more pixels than are decoded. */
  imageTooLarge: 'ImageTooLarge',
  /** 422: a PDF that asks for a password, or restricts what may be done with it. */
  encrypted: 'FileEncrypted',
  /** 422: a PDF with scripts, other files, or actions that leave it. */
  active: 'FileHasActiveContent',
  /** 422: a PDF with something behind its end. */
  trailing: 'FileHasTrailingData',
  /** 409: the type has `MAX_FILES_OF_TYPE` files. */
  tooMany: 'TooManyFiles',
  /** 409: nobody has asked, or what was shown is accepted. */
  notRequired: 'SourceOfWealthNotRequired',
} as const;

export const UploadResponseSchema = v.object({ documentId: v.string() });
export type UploadResponse = v.InferOutput<typeof UploadResponseSchema>;

export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** The first bytes of each; a file has the type that they say, whatever its name. */
const SIGNATURES: Readonly<Record<MediaType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // `%PDF-`
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** How many of the first bytes tell the type. */
export const SIGNATURE_BYTES = 8;

/** SOW-05: null for any other type, and for nothing at all. */
export const mediaTypeOf = (bytes: Uint8Array): MediaType | null =>
  MEDIA_TYPES.find((type) => SIGNATURES[type].every((byte, place) => bytes[place] === byte)) ?? null;

export const hasUploadExtension = (name: string): boolean => {
  const lower = name.toLowerCase();
  return UPLOAD_EXTENSIONS.some((extension) => lower.length > extension.length && lower.endsWith(extension));
};
