import * as v from 'valibot';
import type { SourceOfWealthType } from '../generated/operationTypes.ts';

/**
 * Upload of a document: `POST ?type=Salary&name=payslip.pdf` with the raw bytes as the body and
 * `authorization: Bearer …`, as on GraphQL. Responds with `UploadResponse`, or `{ error: ErrorShape }` with
 * a type of `UPLOAD_ERRORS`. Uploading identical bytes again returns the existing document.
 */
export const UPLOAD_PATH = '/compliance/v1/documents';

/** OPEN-28: 10 MB per file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILES_OF_TYPE = 5;

/** SOW-02: in display order. */
export const SOURCE_OF_WEALTH_TYPES = [
  'Salary',
  'Dividends',
  'Inheritance',
  'SaleOfProperty',
  'SaleOfCompany',
  'Other',
] as const satisfies readonly SourceOfWealthType[];

/** SOW-05: accepted file name extensions. */
export const UPLOAD_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.pdf'] as const;

export const UPLOAD_ERRORS = {
  /** 413: the file is larger than `MAX_FILE_BYTES`. */
  tooLarge: 'FileTooLarge',
  /** 415: the content or the file name extension is not an accepted type. */
  wrongType: 'FileTypeNotAccepted',
  /** 422: the file cannot be decoded or is blank. */
  unreadable: 'FileUnreadable',
  /** 413: the image has too many pixels to decode. */
  imageTooLarge: 'ImageTooLarge',
  /** 422: the PDF is password-protected or has usage restrictions. */
  encrypted: 'FileEncrypted',
  /** 422: the PDF contains scripts, embedded files or external actions. */
  active: 'FileHasActiveContent',
  /** 422: the PDF has data after its end marker. */
  trailing: 'FileHasTrailingData',
  /** 409: the type already has `MAX_FILES_OF_TYPE` files. */
  tooMany: 'TooManyFiles',
  /** 409: no documents were requested, or they were already accepted. */
  notRequired: 'SourceOfWealthNotRequired',
} as const;

export const UploadResponseSchema = v.object({ documentId: v.string() });
export type UploadResponse = v.InferOutput<typeof UploadResponseSchema>;

export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Magic bytes of each type; they decide the type of a file, not its name. */
const SIGNATURES: Readonly<Record<MediaType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // `%PDF-`
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Number of leading bytes needed to detect the type. */
export const SIGNATURE_BYTES = 8;

/** SOW-05: returns the detected type; null for any other type or an empty file. */
export const mediaTypeOf = (bytes: Uint8Array): MediaType | null =>
  MEDIA_TYPES.find((type) => SIGNATURES[type].every((byte, index) => bytes[index] === byte)) ?? null;

export const hasUploadExtension = (name: string): boolean => {
  const lower = name.toLowerCase();
  return UPLOAD_EXTENSIONS.some((extension) => lower.length > extension.length && lower.endsWith(extension));
};
