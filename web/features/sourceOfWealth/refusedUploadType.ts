import {
  hasUploadExtension,
  MAX_FILE_BYTES,
  mediaTypeOf,
  SIGNATURE_BYTES,
  UPLOAD_ERRORS,
} from '@foyer/contract/sourceOfWealth/upload.ts';

/** SOW-05: the error that the platform would return for the file; null if there is none. */
export async function refusedUploadType(file: File): Promise<string | null> {
  if (!hasUploadExtension(file.name)) return UPLOAD_ERRORS.wrongType;
  if (file.size > MAX_FILE_BYTES) return UPLOAD_ERRORS.tooLarge;
  const begin = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  return mediaTypeOf(new Uint8Array(begin)) === null ? UPLOAD_ERRORS.wrongType : null;
}
