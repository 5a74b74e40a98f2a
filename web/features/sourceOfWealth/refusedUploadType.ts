import {
  hasUploadExtension,
  MAX_FILE_BYTES,
  mediaTypeOf,
  SIGNATURE_BYTES,
  UPLOAD_ERRORS,
} from '@foyer/contract/sourceOfWealth/upload.ts';

/**
 * SOW-05: checks a file before the upload. @returns type of the error that the platform would return, or
 * null
 */
export async function refusedUploadType(file: File): Promise<string | null> {
  if (!hasUploadExtension(file.name)) return UPLOAD_ERRORS.wrongType;
  if (file.size > MAX_FILE_BYTES) return UPLOAD_ERRORS.tooLarge;
  const begin = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  return mediaTypeOf(new Uint8Array(begin)) === null ? UPLOAD_ERRORS.wrongType : null;
}
